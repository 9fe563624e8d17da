<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kitten Fishing</source>
        <translation>关于小猫钓鱼</translation>
    </message>
    <message>
        <source>Kitten Fishing %1</source>
        <translation>小猫钓鱼 %1</translation>
    </message>
    <message>
        <source>小猫钓鱼, a card game that plays itself. Stop it, step through it, rewind it, and look up any moment of any game.</source>
        <translation>Kitten Fishing，自己会玩的纸牌游戏。可以停下、一步一步地走、倒回去，也可以查看任何一局的任何时刻。</translation>
    </message>
    <message>
        <source>Licence and parts</source>
        <translation>许可证和组成部分</translation>
    </message>
    <message>
        <source>The licence, and what the program is made with</source>
        <translation>许可证，以及程序用什么做成</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>The program, its cards and its kittens are free under the MIT licence.</source>
        <translation>程序、牌和小猫都依照 MIT 许可证自由使用。</translation>
    </message>
    <message>
        <source>It is made with Qt %1 (compiled against %2). Qt is free software under the GNU Lesser General Public License, version 3, and parts of it under the GNU General Public License. It is linked as a shared library, so another build of it can take its place.</source>
        <translation>程序用 Qt %1 制作（按 %2 编译）。Qt 是自由软件，采用 GNU 宽通用公共许可证第 3 版，其中一部分采用 GNU 通用公共许可证。它作为共享库链接，所以可以用另一个版本代替。</translation>
    </message>
    <message>
        <source>Game files are read and written by JSON for Modern C++, copyright 2013–2022 Niels Lohmann, free under the MIT licence.</source>
        <translation>对局文件由 JSON for Modern C++ 读写，版权所有 2013–2022 Niels Lohmann，采用 MIT 许可证。</translation>
    </message>
    <message>
        <source>The standard library of C++ is free software under the terms of its compiler; with GCC, the GNU General Public License with the GCC Runtime Library Exception.</source>
        <translation>C++ 标准库是自由软件，条款随编译器而定；用 GCC 时是带有 GCC 运行库例外的 GNU 通用公共许可证。</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>许可证(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>组成部分(&amp;M)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭这个窗口 (Esc)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Version and licence of Qt</source>
        <translation>Qt 的版本和许可证</translation>
    </message>
</context>
<context>
    <name>Arguments</name>
    <message>
        <source>Kitten Fishing (小猫钓鱼): a card game that plays itself.

Usage: kitten-fishing [OPTIONS] [DEAL | FILE]

  DEAL                  two hands, front card first: &quot;2 4 1 2 5 6 / 3 1 3 5 6 4&quot;
  FILE                  a saved game (.fishing), or a text file with such a deal

  --deal NUMBER         a random deal by its number
  --ranks N             random deals are of ranks 1 to N, up to 13
  --copies N            and of N cards of each rank, up to 16
  --rules RULES         classic, textbook, hook, coursework, race, or pairs such as
                        textbook,end=play
  --at PLAY             begin after so many plays; 312.5 is the first beat of play 313
  --screenshot FILE     write a picture of the window as PNG and quit; needs no display
  --size WIDTHxHEIGHT   of the window, 900x560 or more; 1280x800 if not given
  --appearance LOOK     light or dark
  --language NAME       en, zh_CN or zh_TW
  --help, --version     this text, or the version

Qt&apos;s own options, such as -platform and -style, work too.
Example: kitten-fishing --rules textbook --at 10 &quot;2 4 1 2 5 6 / 3 1 3 5 6 4&quot;</source>
        <translation>小猫钓鱼 (Kitten Fishing)：自己会玩的纸牌游戏。

用法：kitten-fishing [选项] [牌局 | 文件]

  牌局                  两手牌，最前面的牌先写：&quot;2 4 1 2 5 6 / 3 1 3 5 6 4&quot;
  文件                  保存的对局 (.fishing)，或写有这样一局牌的文本文件

  --deal NUMBER         按编号取一局随机的牌
  --ranks N             随机的牌有 1 到 N 各种点数，最多 13
  --copies N            每种点数 N 张，最多 16
  --rules RULES         classic、textbook、hook、coursework、race，或者成对写出，如
                        textbook,end=play
  --at PLAY             从出过这么多次牌的地方开始；312.5 是第 313 次出牌的前半拍
  --screenshot FILE     把窗口画成 PNG 图片后退出；不需要显示器
  --size WIDTHxHEIGHT   窗口大小，至少 900x560；不写就是 1280x800
  --appearance LOOK     light（浅色）或 dark（深色）
  --language NAME       en、zh_CN 或 zh_TW
  --help, --version     显示这些说明，或版本

Qt 自己的选项，如 -platform 和 -style，也能用。
例如：kitten-fishing --rules textbook --at 10 &quot;2 4 1 2 5 6 / 3 1 3 5 6 4&quot;</translation>
    </message>
    <message>
        <source>%1 See kitten-fishing --help.</source>
        <translation>%1 请看 kitten-fishing --help。</translation>
    </message>
</context>
<context>
    <name>ArrayGauge</name>
    <message>
        <source>%1: its array of %2 cells has overflowed</source>
        <translation>%1：共 %2 格的数组已经溢出</translation>
    </message>
    <message>
        <source>%1: tail is %2, in an array of %3 cells</source>
        <translation>%1：tail 为 %2，数组共 %3 格</translation>
    </message>
    <message>
        <source>overflowed</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>tail %1 of %2</source>
        <translation>tail 为 %1，共 %2</translation>
    </message>
</context>
<context>
    <name>ArrayRow</name>
    <message>
        <source>%1 more cards of %2</source>
        <translation>%2的牌还有 %1 张</translation>
    </message>
    <message>
        <source>%1: %2, which has been played. It is still written here, but head has moved on.</source>
        <translation>%1：%2，已经打出。它还写在这里，但 head 已经往后移了。</translation>
    </message>
    <message>
        <source>%1 is 0</source>
        <translation>%1 为 0</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <translation>%1 空着</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 为 %2：%3</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 为 %2</translation>
    </message>
</context>
<context>
    <name>CardDescription</name>
    <message>
        <source>a card, face down</source>
        <translation>一张背面朝上的牌</translation>
    </message>
    <message>
        <source>%1, front of %2’s hand</source>
        <translation>%1，在%2的手牌最前面</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in %4’s hand</source>
        <translation>%1，%4的手牌第 %2 张，共 %3 张</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in the pile</source>
        <translation>%1，桌上的牌第 %2 张，共 %3 张</translation>
    </message>
    <message>
        <source>%1, taken from the hand and not yet laid</source>
        <translation>%1，已离开手牌，还没有放下</translation>
    </message>
    <message>
        <source>%1, just played</source>
        <translation>%1，刚打出</translation>
    </message>
</context>
<context>
    <name>CardNames</name>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>黑桃</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>红心</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 %1</translation>
    </message>
</context>
<context>
    <name>CardPalette</name>
    <message>
        <source>Deck</source>
        <translation>牌库</translation>
    </message>
    <message>
        <source>Adds the card to the hand of %1. Cards of rank %2 that are used: %3.</source>
        <translation>把这张牌加到%1的手牌里。点数为 %2 的牌已经用了 %3 张。</translation>
    </message>
    <message>
        <source>%1: click it, or press Space, to add it to the hand of %2; or drag it there.</source>
        <translation>%1：单击或按空格键，把它加到%2的手牌里；也可以拖过去。</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Card table</source>
        <translation>牌桌</translation>
    </message>
</context>
<context>
    <name>CodeDifference</name>
    <message>
        <source>The lines that the two programs do not share</source>
        <translation>两个程序不同的那些行</translation>
    </message>
</context>
<context>
    <name>CodeView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;whole program</source>
        <translation>复制整个程序(&amp;W)</translation>
    </message>
    <message>
        <source>The program in %1</source>
        <translation>%1 程序</translation>
    </message>
    <message>
        <source>Line %1 runs: %2</source>
        <translation>正在执行第 %1 行：%2</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>Copy all lines of the program in this language</source>
        <translation>复制这种语言的程序的所有行</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>At the start</source>
        <translation>开始时</translation>
    </message>
    <message>
        <source>After play %1</source>
        <translation>第 %1 次出牌之后</translation>
    </message>
    <message>
        <source>The same position twice</source>
        <translation>同一局面出现两次</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭这个窗口 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The table: %1</source>
        <translation>牌桌：%1</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>在桌上显示</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>回到对局的开始</translation>
    </message>
    <message>
        <source>Go to the place after play %1</source>
        <translation>转到第 %1 次出牌之后</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>在桌上显示：%1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>%1, both times: %2</source>
        <translation>%1，两次都是：%2</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>Both are the same, card for card, and it is the turn of %1 both times.</source>
        <translation>两次的牌张张相同，并且都轮到%1出牌。</translation>
    </message>
    <message>
        <source>Both are equal by rank: hands and pile hold the same ranks in the same order, and it is the turn of %1 both times. Suits do not matter, so it makes no difference that %2 cards have changed places with others of their rank.</source>
        <translation>两次的点数相同：手牌和桌上的牌按同样的次序有同样的点数，并且都轮到%1出牌。花色不算数，所以有 %2 张牌与同点数的牌换了位置也没有关系。</translation>
    </message>
    <message>
        <source>%1 What comes next is the same, too: the game repeats every play, for ever.</source>
        <translation>%1接下来的一切也都一样：每出一次牌就重复一遍，永远如此。</translation>
    </message>
    <message>
        <source>%1 What comes next is the same, too: the game repeats every %2 plays, for ever.</source>
        <translation>%1接下来的一切也都一样：每出 %2 次牌就重复一遍，永远如此。</translation>
    </message>
</context>
<context>
    <name>CustomDealDialog</name>
    <message>
        <source>Enter hands</source>
        <translation>输入手牌</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>Play these hands</source>
        <translation>玩这两手牌</translation>
    </message>
    <message>
        <source>Play these hands (Enter)</source>
        <translation>玩这两手牌 (Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Back to the game on the table; what was entered is kept (Esc)</source>
        <translation>回到桌上的对局；输入的内容会保留 (Esc)</translation>
    </message>
    <message>
        <source>The articles’ &amp;hands</source>
        <translation>文章里的手牌(&amp;H)</translation>
    </message>
    <message>
        <source>The &amp;coursework’s</source>
        <translation>课程作业的手牌(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;One card each</source>
        <translation>每人一张(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>例子(&amp;X)</translation>
    </message>
    <message>
        <source>Hands to try (Alt+X)</source>
        <translation>可以试试的手牌 (Alt+X)</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>The rules to play by (Alt+R)</source>
        <translation>用哪种规则玩 (Alt+R)</translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>&amp;Enter hands…</source>
        <translation>输入手牌(&amp;E)…</translation>
    </message>
    <message>
        <source>Type the cards of both hands</source>
        <translation>输入两个人的手牌</translation>
    </message>
    <message>
        <source>Edi&amp;t this deal…</source>
        <translation>修改这局牌(&amp;T)…</translation>
    </message>
    <message>
        <source>Change the cards of the deal on the table</source>
        <translation>修改桌上这局的牌</translation>
    </message>
    <message>
        <source>&amp;Paste a deal</source>
        <translation>粘贴一局牌(&amp;P)</translation>
    </message>
    <message>
        <source>Play the hands in the text on the clipboard</source>
        <translation>玩剪贴板上的文本里的手牌</translation>
    </message>
    <message>
        <source>Na&amp;me the players…</source>
        <translation>给玩家起名(&amp;M)…</translation>
    </message>
    <message>
        <source>Give the two players names of their own</source>
        <translation>给两位玩家起自己的名字</translation>
    </message>
    <message>
        <source>&amp;Back to the game before</source>
        <translation>回到上一局(&amp;B)</translation>
    </message>
    <message>
        <source>Bring the game before this one back, at its place</source>
        <translation>把这一局之前的那一局放回桌上，还在原来的地方</translation>
    </message>
    <message>
        <source>&amp;Forward to the game after</source>
        <translation>前往下一局(&amp;F)</translation>
    </message>
    <message>
        <source>Bring the game back that came after this one</source>
        <translation>把这一局之后的那一局放回桌上</translation>
    </message>
    <message>
        <source>Edit this deal</source>
        <translation>修改这局牌</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <translation>粘贴一局牌</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy the text of a deal first: 2 4 1 2 5 6 / 3 1 3 5 6 4.</source>
        <translation>剪贴板上没有文本。请先复制一局牌的文本：2 4 1 2 5 6 / 3 1 3 5 6 4。</translation>
    </message>
    <message>
        <source>This is what was found in the text. Look whether it is what you mean; Ctrl+Z brings back what was here before.</source>
        <translation>这是在文本里找到的内容。请看看是不是您要的；按 Ctrl+Z 可以恢复原来的内容。</translation>
    </message>
    <message>
        <source>No hands found</source>
        <translation>没有找到手牌</translation>
    </message>
    <message>
        <source>There are no hands in this text that could be found. Write them like this: 2 4 1 2 5 6 / 3 1 3 5 6 4.</source>
        <translation>这段文本里找不到手牌。请这样写：2 4 1 2 5 6 / 3 1 3 5 6 4。</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>1 rank × %1</source>
        <translation>1 种点数 × %1</translation>
    </message>
    <message>
        <source>%1 ranks × %2</source>
        <translation>%1 种点数 × %2</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1 号牌局</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <translation>%1 号牌局 · %2</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to %1.</source>
        <translation>请输入 0 到 %1 之间的整数。</translation>
    </message>
    <message>
        <source>Character %1: “%2” is no digit. Write digits alone.</source>
        <translation>第 %1 个字符：“%2”不是数字。请只写数字。</translation>
    </message>
    <message>
        <source>Too large: the highest number is %1.</source>
        <translation>太大了：最大的编号是 %1。</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>✓ 1 card</source>
        <translation>✓ 1 张牌</translation>
    </message>
    <message>
        <source>✓ %1 cards</source>
        <translation>✓ %1 张牌</translation>
    </message>
    <message>
        <source>1 to 104 cards, the front one first</source>
        <translation>1 到 104 张牌，最前面的先写</translation>
    </message>
    <message>
        <source>✗ Character %1: %2</source>
        <translation>✗ 第 %1 个字符：%2</translation>
    </message>
    <message>
        <source>More than a deck has, which is fine: %1.</source>
        <translation>比一副牌里的还多，不过没关系：%1。</translation>
    </message>
    <message>
        <source>%1 has one card more, which is fine.</source>
        <translation>%1多一张牌，不过没关系。</translation>
    </message>
    <message>
        <source>%1 has %2 cards more, which is fine.</source>
        <translation>%1多 %2 张牌，不过没关系。</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Let go to play the hands in this text</source>
        <translation>松开鼠标，就玩这段文本里的手牌</translation>
    </message>
    <message>
        <source>Let go to open %1</source>
        <translation>松开鼠标，就打开 %1</translation>
    </message>
</context>
<context>
    <name>EndingPlaque</name>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>after 1 play</source>
        <translation>出牌 1 次之后</translation>
    </message>
    <message>
        <source>after %L1 plays</source>
        <translation>出牌 %L1 次之后</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Shuffles the deck and deals it to both players. It is the full deck until another one is chosen. The game before is not lost: it can be brought back.</source>
        <translation>洗牌并发给两位玩家。没有另选别的牌时，用的是整副牌。之前的对局不会丢失：可以再拿回来。</translation>
    </message>
    <message>
        <source>Every random deal has a number, and the same number is always the same deal, on any computer. The deck that is chosen here is used for all random deals from then on.</source>
        <translation>每一局随机的牌都有编号，编号相同，在任何电脑上都是同样的牌。这里选择的用牌，以后所有随机的牌局都会用。</translation>
    </message>
    <message>
        <source>The deals of a deck are numbered. This puts the one on the table whose number follows.</source>
        <translation>一副牌的各局都有编号。这里把下一个编号的牌局放到桌上。</translation>
    </message>
    <message>
        <source>The deals of a deck are numbered. This puts the one on the table whose number comes before.</source>
        <translation>一副牌的各局都有编号。这里把上一个编号的牌局放到桌上。</translation>
    </message>
    <message>
        <source>Opens a window in which both hands are typed, or clicked together from a deck. Each hand has 1 to 104 cards, and one may be longer than the other.</source>
        <translation>打开一个窗口，可以输入两手牌，或从牌库里点出来。一手牌有 1 到 104 张，两手不必一样多。</translation>
    </message>
    <message>
        <source>Opens the deal on the table in the window in which hands are entered, so that some of its cards can be changed. The game on the table stays until the new hands are played.</source>
        <translation>在输入手牌的窗口里打开桌上的这局牌，可以改动其中几张。开始玩新的手牌之前，桌上的对局不变。</translation>
    </message>
    <message>
        <source>Looks for two hands in the text on the clipboard and plays them. The text may be two lines of numbers, a deal that was copied here, or what another program has printed.</source>
        <translation>在剪贴板的文本里找出两手牌来玩。文本可以是两行数字、从这里复制的一局牌，或别的程序打印的内容。</translation>
    </message>
    <message>
        <source>The names stand on the table and in every sentence, and they are saved with the game. A player without a name is just A or B.</source>
        <translation>名字写在牌桌上和每个句子里，并随对局一起保存。没有名字的玩家就叫甲或乙。</translation>
    </message>
    <message>
        <source>The last twenty games are kept, each at its place. This brings back the one that lay on the table before.</source>
        <translation>最近的二十局都会保留，各在自己的位置。这里把上一局放回桌上。</translation>
    </message>
    <message>
        <source>After a game has been brought back, this returns to the one that came after it.</source>
        <translation>回到以前的一局之后，这里可以再去它后面的那一局。</translation>
    </message>
    <message>
        <source>Opens a game that was saved, or any text file with two hands in it. Such files can also be dropped on the window.</source>
        <translation>打开保存的对局，或任何写有两手牌的文本文件。这样的文件也可以拖到窗口上。</translation>
    </message>
    <message>
        <source>Writes the deal, the rules, the names, the place and the bookmarks to a file. Nothing has to be saved just to go on later: the program begins where it ended.</source>
        <translation>把牌局、规则、名字、位置和书签写到文件里。只是想下次接着玩的话，什么也不用保存：程序从上次结束的地方开始。</translation>
    </message>
    <message>
        <source>Writes the game to a file that you choose. The file it was in before stays as it is.</source>
        <translation>把对局写到您选择的文件。它原来所在的文件保持不变。</translation>
    </message>
    <message>
        <source>Six options make up the rules, each with a small picture of what it does. The deal on the table is then played again from its start.</source>
        <translation>规则由六个选项组成，每个都配有小图，说明它的作用。选好后，桌上的牌局从头再玩。</translation>
    </message>
    <message>
        <source>These are the rules that this game is played by. Other rules play the same deal again from its start, and the status line says what becomes of its ending.</source>
        <translation>这一局所用的规则。换一种规则，就从头再玩同一局牌，状态栏会说结局有什么变化。</translation>
    </message>
    <message>
        <source>Plays thousands or millions of numbered deals and counts how they end: who wins, how long the games are, and how many never end. It works in the background and can be stopped at any time.</source>
        <translation>玩成千上万局有编号的牌，数一数它们怎样结束：谁获胜、对局有多长、有多少永不结束。它在后台进行，随时可以停止。</translation>
    </message>
    <message>
        <source>The picture is drawn anew for the size that is chosen, so it is sharp at any size.</source>
        <translation>图片按选择的尺寸重新绘制，所以任何尺寸都清晰。</translation>
    </message>
    <message>
        <source>As text, each play is a sentence to be read. As CSV, each play is a line of figures for a spreadsheet or another program.</source>
        <translation>选文本，每次出牌是一句话，供人阅读。选 CSV，每次出牌是一行数据，供电子表格或别的程序使用。</translation>
    </message>
    <message>
        <source>Puts both hands on the clipboard as text. Pasted here or in another window of this program, they are the same deal again.</source>
        <translation>把两手牌作为文本放到剪贴板上。粘贴到这里或这个程序的另一个窗口，就又是同一局牌。</translation>
    </message>
    <message>
        <source>All that is remembered from one start to the next in one window: how the table looks, how games are played, and how far they are looked at. One button sets everything back.</source>
        <translation>下次启动还会记得的一切都在这一个窗口里：牌桌的样子、怎样进行对局、推算到多远。有一个按钮可以全部恢复。</translation>
    </message>
    <message>
        <source>Nothing has to be saved before: the next start begins with this game, at this place.</source>
        <translation>之前什么也不用保存：下次启动就从这一局的这个地方开始。</translation>
    </message>
    <message>
        <source>The game plays itself, card after card, at the speed that is chosen. The same key stops it. At the end of a game it begins again from the start.</source>
        <translation>对局按选择的速度一张一张地自己进行。再按同一个键就停下。到了结尾，又从头开始。</translation>
    </message>
    <message>
        <source>Plays the front card of the player whose turn it is. A click on that card does the same.</source>
        <translation>打出轮到的玩家最前面的那张牌。单击那张牌也一样。</translation>
    </message>
    <message>
        <source>Takes the last card back, and what it captured, too. All plays can be taken back, up to the deal.</source>
        <translation>收回上一张牌，连同它赢走的牌。每次出牌都可以收回，直到刚发好牌的时候。</translation>
    </message>
    <message>
        <source>Goes to the start, where no card is played yet.</source>
        <translation>回到开始，那时还没有打出任何牌。</translation>
    </message>
    <message>
        <source>Goes to the end of the game. Where no end is known, it goes as far as the timeline reaches.</source>
        <translation>前往对局的结尾。不知道结尾时，前往时间轴所及之处。</translation>
    </message>
    <message>
        <source>The panel with the program of the articles opens, and the next line of it runs. The table shows the play as far as it has been made.</source>
        <translation>打开显示文章里程序的面板，并执行下一行。牌桌显示这次出牌进行到哪里。</translation>
    </message>
    <message>
        <source>Takes back what the last line of the articles’ program has done.</source>
        <translation>收回文章里程序上一行所做的事。</translation>
    </message>
    <message>
        <source>Any play can be looked up by its number, even one that is millions of plays away.</source>
        <translation>按次数可以查看任何一次出牌，哪怕在几百万次之后。</translation>
    </message>
    <message>
        <source>After a jump to another place of the game, this goes back to where it began. Once more, it returns to where the jump had led.</source>
        <translation>跳到对局的别处之后，这里回到跳之前的地方。再按一次，又回到跳到的地方。</translation>
    </message>
    <message>
        <source>Goes on to the next capture that takes nearly as many cards as the biggest one of this game.</source>
        <translation>前往下一次大赢牌，它赢得的牌几乎与这一局最多的一次一样多。</translation>
    </message>
    <message>
        <source>Goes back to the last capture that took nearly as many cards as the biggest one of this game.</source>
        <translation>回到上一次大赢牌，它赢得的牌几乎与这一局最多的一次一样多。</translation>
    </message>
    <message>
        <source>Bookmarks are shown on the timeline and saved with the game.</source>
        <translation>书签显示在时间轴上，并随对局一起保存。</translation>
    </message>
    <message>
        <source>The slowest speed is a play every three seconds, the fastest is a thousand plays a second.</source>
        <translation>最慢是三秒出一次牌，最快是一秒出一千次牌。</translation>
    </message>
    <message>
        <source>Nothing tells how the game will end: the timeline grows only as the game is played, and the panels keep silent about what is to come.</source>
        <translation>不透露对局怎样结束：时间轴只随着出牌变长，面板也不说将要发生的事。</translation>
    </message>
    <message>
        <source>The published program forgets one card at each capture. This window plays the deal on the table both ways, side by side, and shows where they part and which lines are missing.</source>
        <translation>书上的程序每次赢牌都忘掉一张牌。这个窗口把桌上的牌局按两种走法并排进行，显示它们在哪里分开、缺少哪些行。</translation>
    </message>
    <message>
        <source>Four steps tell why a game may never end, how that can be proved, and what makes it stop. Each step has games to put on the table.</source>
        <translation>用四个步骤说明为什么对局可能永不结束、怎样证明，以及怎样让它停下来。每一步都有可以放到桌上的对局。</translation>
    </message>
    <message>
        <source>The game stops before each capture and asks which cards will be taken, and in which order. Click them on the table; the right answers are counted.</source>
        <translation>每次赢牌之前，对局会停下来，问哪些牌会被赢走，次序是什么。请在桌上单击它们；答对的会计数。</translation>
    </message>
    <message>
        <source>Cards glide to their places, and each capture is shown in two beats: first what matches, then what is taken. Without it, every change is shown at once.</source>
        <translation>牌会滑到自己的位置，每次赢牌分两拍显示：先是哪张牌相配，再是收走哪些牌。关掉它，一切变化立刻显示。</translation>
    </message>
    <message>
        <source>As at a real table, nobody sees the cards of the hands before they are played. The pile is always open.</source>
        <translation>像真的牌桌一样，手牌打出之前谁也看不见。桌上的牌总是亮着的。</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own, so that all four are told apart at a glance. Suits never matter for the game.</source>
        <translation>每种花色各有一种颜色，四种一眼就能分清。花色在这个游戏里从不算数。</translation>
    </message>
    <message>
        <source>The cards have fish scales on their backs.</source>
        <translation>牌的背面是鱼鳞。</translation>
    </message>
    <message>
        <source>The cards have cat paws on their backs.</source>
        <translation>牌的背面是猫爪。</translation>
    </message>
    <message>
        <source>The program is light or dark as the whole system is, and changes with it.</source>
        <translation>程序与整个系统一样，浅色或深色，并随之改变。</translation>
    </message>
    <message>
        <source>The program is light, whatever the system is.</source>
        <translation>程序是浅色的，不管系统怎样。</translation>
    </message>
    <message>
        <source>The program is dark, whatever the system is.</source>
        <translation>程序是深色的，不管系统怎样。</translation>
    </message>
    <message>
        <source>All text becomes large enough for a classroom. It is not remembered: the next start is as usual.</source>
        <translation>所有文字都大得适合教室。这不会记住：下次启动和平常一样。</translation>
    </message>
    <message>
        <source>The window fills the whole screen. All keys work as before, and Esc leaves it.</source>
        <translation>窗口占满整个屏幕。所有按键照常可用，按 Esc 离开。</translation>
    </message>
    <message>
        <source>A panel with every play of the game. A click on one goes there; captures can be listed alone, and a rank can be looked for.</source>
        <translation>列出对局每一次出牌的面板。单击一行就到那里；可以只列出赢牌，也可以找某个点数。</translation>
    </message>
    <message>
        <source>A panel that tells how the game ends, where its longest and biggest moments are, and why an endless game is endless.</source>
        <translation>说明对局怎样结束、最长和最大的时刻在哪里、永不结束的对局为什么不结束的面板。</translation>
    </message>
    <message>
        <source>A panel that shows the program of the articles at work, in step with the table: both queues, the stack, and the line that runs.</source>
        <translation>显示文章里的程序怎样工作的面板，与牌桌同步：两个队列、栈，以及正在执行的那一行。</translation>
    </message>
    <message>
        <source>Opens the pages that explain the game and the program with pictures. They can stay open beside the table.</source>
        <translation>打开用图解释游戏和程序的页面。它们可以一直开在牌桌旁边。</translation>
    </message>
    <message>
        <source>Lists all keys of the program, in the order of the menus, and what the mouse does.</source>
        <translation>按菜单的次序列出程序的所有按键，以及鼠标的作用。</translation>
    </message>
    <message>
        <source>The next click on a button, a menu entry or any other part of the window explains it and does nothing else.</source>
        <translation>下一次单击按钮、菜单项或窗口的任何部分，只解释它，不做别的。</translation>
    </message>
    <message>
        <source>A line above the timeline names the three things to begin with. Once it is closed, it stays closed.</source>
        <translation>时间轴上方的一行，说出最先可以做的三件事。关掉之后就不再出现。</translation>
    </message>
    <message>
        <source>The near bank belongs to the player who begins, the far bank to the other one; the pile lies between them. In each hand, the card that is set apart is played next. A click on it plays it when it is that player’s turn. Any other card is shown whole while the pointer rests on it.</source>
        <translation>近岸属于先出牌的玩家，远岸属于另一位；两岸之间是桌上的牌。每手牌中分开放的那张下次打出。轮到那位玩家时，单击它就会打出。鼠标停在别的牌上，会完整显示那张牌。</translation>
    </message>
    <message>
        <source>The whole game at a glance, from the deal on the left to the end on the right. One hand grows from below, the other from above, with the pile between them; the ticks are captures. Drag to go to any moment, rest the pointer to see that moment first, or turn the wheel to go play by play.</source>
        <translation>整个对局一目了然，左边是发牌，右边是结尾。一手牌从下往上长，另一手从上往下，中间是桌上的牌；短线是赢牌。拖动可以去任何时刻，停住鼠标可以先看那个时刻，转动滚轮可以一次出牌一次出牌地走。</translation>
    </message>
    <message>
        <source>How fast the game plays itself, from a play every three seconds to a thousand plays a second.</source>
        <translation>对局自己进行得多快，从三秒出一次牌到一秒出一千次牌。</translation>
    </message>
    <message>
        <source>How many plays have been made, and how many the whole game has, where that is known.</source>
        <translation>已经出牌多少次，以及知道的话，整个对局有多少次。</translation>
    </message>
    <message>
        <source>Says in words what has just happened on the table.</source>
        <translation>用文字说出桌上刚刚发生的事。</translation>
    </message>
    <message>
        <source>It is proved that this game never ends. The verdict panel tells why.</source>
        <translation>已经证明这一局永不结束。结局面板说明为什么。</translation>
    </message>
    <message>
        <source>Click the cards that the next play will capture, in the order in which they will join the hand.</source>
        <translation>请单击下一次出牌会赢走的牌，按它们接到手牌里的次序。</translation>
    </message>
    <message>
        <source>Each line is a play: its number, who played which card, and what was captured. A click goes to the moment after that play. Selected lines can be copied as text.</source>
        <translation>每一行是一次出牌：次数、谁打出哪张牌、赢得了什么。单击就到那次出牌之后的时刻。选中的行可以复制为文本。</translation>
    </message>
    <message>
        <source>Hides all plays from the list that captured nothing.</source>
        <translation>在列表里隐藏所有没有赢牌的出牌。</translation>
    </message>
    <message>
        <source>The two arrows beside it go to the last and to the next play of a card of this rank.</source>
        <translation>旁边的两个箭头前往这个点数上一次和下一次出牌。</translation>
    </message>
    <message>
        <source>Lists every play of the game and goes to any of them.</source>
        <translation>列出对局的每一次出牌，可以前往其中任何一次。</translation>
    </message>
    <message>
        <source>Tells how the game ends and why. The figures are buttons: each goes to the moment of the game that it speaks of.</source>
        <translation>说明对局怎样结束，为什么。数字都是按钮：各自前往它所说的时刻。</translation>
    </message>
    <message>
        <source>Shows the program of the articles at work, in step with the table. Point at a cell to light its card on the table, and at a card to light its cell.</source>
        <translation>显示文章里的程序怎样工作，与牌桌同步。指着一格，桌上对应的牌会亮；指着一张牌，对应的格会亮。</translation>
    </message>
    <message>
        <source>The program in pseudo-code, C, C++ or Python; how much work it has; and the card that the published program forgets.</source>
        <translation>用伪代码、C、C++ 或 Python 写的程序；它要做多少工作；以及书上的程序忘掉的那张牌。</translation>
    </message>
    <message>
        <source>The program of the articles. The line that is lit belongs to the moment that the table shows; the sentence above says what it does.</source>
        <translation>文章里的程序。亮起的那一行对应牌桌显示的时刻；上面的句子说明它做什么。</translation>
    </message>
    <message>
        <source>Whether the program is light or dark; it can follow the system.</source>
        <translation>程序是浅色还是深色；可以与系统一致。</translation>
    </message>
    <message>
        <source>What the cards look like from behind. It is seen where hands lie face down, and while cards are dealt.</source>
        <translation>牌的背面是什么样子。手牌背面朝上时，以及发牌时，可以看到它。</translation>
    </message>
    <message>
        <source>Each new game is looked at for so many plays, to find its end or its loop. More plays settle more games and take longer; the table can be used meanwhile.</source>
        <translation>每个新的对局都会推算这么多次出牌，寻找它的结尾或循环。次数越多，能判定的对局越多，时间也越长；这时牌桌照样可用。</translation>
    </message>
    <message>
        <source>Any whole number from 0 on names a deal. The same number with the same deck is always the same deal, on any computer.</source>
        <translation>从 0 开始的任何整数都是一局牌的编号。编号和用牌都相同，在任何电脑上都是同样的牌。</translation>
    </message>
    <message>
        <source>Type the cards from front to tail, with blanks or commas between them: 1 to 13, or A, T, J, Q and K. Suits can be added and never matter. A text with both hands in it can be pasted here.</source>
        <translation>从队首到队尾输入牌，用空格或逗号隔开：1 到 13，或 A、T、J、Q、K。花色可以加上，但不算数。含有两手牌的文本可以粘贴到这里。</translation>
    </message>
    <message>
        <source>The cards of this hand, front first. Drag them to other places or to the other hand; Delete takes a card away.</source>
        <translation>这手牌里的牌，最前面的在先。可以拖到别的位置或另一手牌里；按 Delete 拿走一张。</translation>
    </message>
    <message>
        <source>All deals of the survey are played by these rules.</source>
        <translation>统计里的所有牌局都用这种规则。</translation>
    </message>
    <message>
        <source>The same deals are played by these rules, too, so that both can be compared.</source>
        <translation>同样的牌局也用这种规则玩，以便两者比较。</translation>
    </message>
    <message>
        <source>How many games last how long. Point at a bar for its figures; a click puts one of its games on the table.</source>
        <translation>多长的对局有多少。指着一根柱子可以看到它的数据；单击就把其中一局放到桌上。</translation>
    </message>
    <message>
        <source>What the survey has found so far. A figure that looks like a link puts the deal it speaks of on the table.</source>
        <translation>统计到目前为止的结果。样子像链接的数字，可以把它所说的牌局放到桌上。</translation>
    </message>
    <message>
        <source>The same deal by the whole rule and as the published program plays it, in lock step. Either timeline and a click on either table move both.</source>
        <translation>同一局牌，按完整规则和按书上的程序，同步进行。拖动任何一个时间轴，或单击任何一张牌桌，两边都会走。</translation>
    </message>
    <message>
        <source>In which language the lines are shown that the two programs do not share.</source>
        <translation>两个程序不同的那些行，用哪种语言显示。</translation>
    </message>
    <message>
        <source>The lines that the two programs do not share. All others are the same in both.</source>
        <translation>两个程序不同的那些行。其余的两边都一样。</translation>
    </message>
    <message>
        <source>Why a game may never end, and what makes it stop, in four steps. The buttons at the bottom put games on the table.</source>
        <translation>为什么对局可能永不结束，怎样让它停下来，分四个步骤。下面的按钮把对局放到桌上。</translation>
    </message>
    <message>
        <source>What is chosen here takes effect at once.</source>
        <translation>这里选择的内容立刻生效。</translation>
    </message>
    <message>
        <source>All pages of the help; the arrow keys go through them.</source>
        <translation>帮助的所有页面；用方向键逐页查看。</translation>
    </message>
    <message>
        <source>All keys, made from the program’s own menus, and what the mouse does.</source>
        <translation>所有按键，取自程序自己的菜单，以及鼠标的作用。</translation>
    </message>
    <message>
        <source>The program speaks the language of the system, or English where it does not know it.</source>
        <translation>程序使用系统的语言；不会这种语言时，使用英语。</translation>
    </message>
    <message>
        <source>The program speaks this language, whatever the system speaks. It changes at once; the game goes on as it was.</source>
        <translation>程序使用这种语言，不管系统用哪种。它立刻改变；对局照常进行。</translation>
    </message>
    <message>
        <source>In which language the program speaks; it can follow the system. All of it changes at once, and the game goes on as it was.</source>
        <translation>程序使用哪种语言；可以与系统一致。一切立刻改变，对局照常进行。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export moves</source>
        <translation>导出出牌记录</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>导出进度</translation>
    </message>
    <message>
        <source>What the file looks like</source>
        <translation>文件的样子</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Text: each play in words</source>
        <translation>文本：用文字写出每次出牌</translation>
    </message>
    <message>
        <source>Text: each play in words, and all cards after it</source>
        <translation>文本：用文字写出每次出牌，以及之后所有的牌</translation>
    </message>
    <message>
        <source>CSV: a table for other programs</source>
        <translation>CSV：供其他程序使用的表格</translation>
    </message>
    <message>
        <source>How many plays, from the first one on</source>
        <translation>从第一次开始，导出多少次出牌</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出牌次数</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Plays:</source>
        <translation>出牌次数(&amp;P)：</translation>
    </message>
    <message>
        <source>How the file begins</source>
        <translation>文件的开头</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose a file and write it (Enter)</source>
        <translation>选择文件并写入 (Enter)</translation>
    </message>
    <message>
        <source>of %1, with which the game ends</source>
        <translation>共 %1 次，对局到此结束</translation>
    </message>
    <message>
        <source>of %1 so far; the end is kept secret</source>
        <translation>目前共 %1 次；结局保密</translation>
    </message>
    <message>
        <source>of a game without an end; %1 are once round its loop</source>
        <translation>对局不会结束；%1 次正好走完循环一圈</translation>
    </message>
    <message>
        <source>of a game without an end</source>
        <translation>对局不会结束</translation>
    </message>
    <message>
        <source>of a game whose end is not known</source>
        <translation>对局的结局还不知道</translation>
    </message>
    <message>
        <source>%1
…</source>
        <translation>%1
…</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop writing and leave no file behind (Esc)</source>
        <translation>停止写入，不留下文件 (Esc)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭这个窗口 (Esc)</translation>
    </message>
    <message>
        <source>%1-moves</source>
        <translation>%1-出牌记录</translation>
    </message>
    <message>
        <source>Stopped. Nothing has been written.</source>
        <translation>已停止。什么也没有写下。</translation>
    </message>
    <message>
        <source>1 play has been exported to %1.</source>
        <translation>已导出 1 次出牌到 %1。</translation>
    </message>
    <message>
        <source>%1 plays have been exported to %2.</source>
        <translation>已导出 %1 次出牌到 %2。</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a saved game, or a text with two hands in it</source>
        <translation>打开保存的对局，或写有两手牌的文本</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game with its place and bookmarks</source>
        <translation>保存对局，连同位置和书签</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>把对局保存到另一个文件</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>打开对局</translation>
    </message>
    <message>
        <source>Games and texts (*.%1 *.txt)</source>
        <translation>对局和文本 (*.%1 *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>打不开</translation>
    </message>
    <message>
        <source>This text cannot be played</source>
        <translation>这段文本不能玩</translation>
    </message>
    <message>
        <source>It is too long for a game. Mark only the hands in it.</source>
        <translation>作为对局它太长了。请只选中里面的手牌。</translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>文件不在那里</translation>
    </message>
    <message>
        <source>%1 is not there now. It may have another name, or be on a disk that is not connected.</source>
        <translation>%1 现在不在那里。它可能改了名字，或者在没有连接的磁盘上。</translation>
    </message>
    <message>
        <source>&amp;Keep it in the list</source>
        <translation>留在列表里(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Take it off</source>
        <translation>从列表中去掉(&amp;T)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存对局</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>对局无法保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Own hands</source>
        <translation>自己的手牌</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
</context>
<context>
    <name>Guide</name>
    <message>
        <source>The rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Each player’s hand is a queue of cards: the front card is played next, and cards that are won join the tail. Nobody ever has a choice.</source>
        <translation>每位玩家的手牌是一个队列：最前面的牌下次打出，赢得的牌接到队尾。谁都没有选择的余地。</translation>
    </message>
    <message>
        <source>1. %1 and %2 take turns. Each lays the front card of the hand on top of the pile between them.</source>
        <translation>1. %1和%2轮流出牌，每次把自己最前面的牌放到桌上的牌的最上面。</translation>
    </message>
    <message>
        <source>2. %1 plays %2. A card of the same rank lies in the pile already: they match. Suits never matter.</source>
        <translation>2. %1打出 %2。桌上已经有一张同点数的牌：它们相配。花色不算数。</translation>
    </message>
    <message>
        <source>3. %1 takes both and all cards between them. They join the tail of the hand: %2.</source>
        <translation>3. %1收走这两张和它们之间所有的牌，接到手牌的队尾：%2。</translation>
    </message>
    <message>
        <source>4. After %1 plays %2 has run out of cards and has lost. %3 wins.</source>
        <translation>4. 第 %1 次出牌之后，%2的牌出完了，输了。%3获胜。</translation>
    </message>
    <message>
        <source>To see it, press Space: the game plays itself, and Space stops it. Right plays a single card, Left takes it back.</source>
        <translation>想看的话，请按空格键：对局会自己进行，再按空格键就停下。向右键打出一张牌，向左键收回一张。</translation>
    </message>
    <message>
        <source>The order of the queue</source>
        <translation>队列的次序</translation>
    </message>
    <message>
        <source>The cards of a capture join the tail one by one, and later they are played in the same order. First comes the card that was played, then the pile’s cards from the top down, and last the card that it matched.</source>
        <translation>赢得的牌一张一张地接到队尾，以后也按这个次序打出。先是打出的牌，然后是桌上的牌，从上往下，最后是与它相配的牌。</translation>
    </message>
    <message>
        <source>Play %1: %2 lays %3 on the pile. The match glows, and the cards that will be taken are lifted.</source>
        <translation>第 %1 次出牌：%2把 %3 放到桌上。配对牌亮起，将要收走的牌被抬起来。</translation>
    </message>
    <message>
        <source>The cards have joined the tail in this order: %1.</source>
        <translation>这些牌按这个次序接到了队尾：%1。</translation>
    </message>
    <message>
        <source>One of the options of the rules turns this order round. It changes nothing in the capture itself, but the whole game after it.</source>
        <translation>规则的选项之一可以把这个次序倒过来。赢牌本身没有变化，后面的整个对局却都变了。</translation>
    </message>
    <message>
        <source>The end, and games without one</source>
        <translation>结尾，以及没有结尾的对局</translation>
    </message>
    <message>
        <source>A player whose hand is empty has lost, and the game is over. But some games go round for ever:</source>
        <translation>手牌空了的玩家就输了，对局结束。但是有些对局会永远循环下去：</translation>
    </message>
    <message>
        <source>A game by other rules, after %1 plays.</source>
        <translation>用别的规则的一局，第 %1 次出牌之后。</translation>
    </message>
    <message>
        <source>The same game after %1 plays: every rank lies where it lay before.</source>
        <translation>同一局，第 %1 次出牌之后：每个点数都在原来的地方。</translation>
    </message>
    <message>
        <source>Where a position comes again, all that followed it comes again, too. There is a second reason: by some rules the first card that is played can never leave the table. Then it is an anchor, and if both players hold a card of its rank, nobody can ever run out of cards.

The program says that a game never ends only where it has proved it. A game in which neither an end nor a proof has been found so far is undecided.</source>
        <translation>一个局面再次出现，它后面的一切也会再次出现。还有第二个原因：按某些规则，最先打出的牌永远不会离开牌桌。它就是锚；如果两位玩家手里都有与它同点数的牌，谁的牌也出不完。

程序只在证明之后才说对局永不结束。到目前为止既没有找到结尾也没有找到证明的对局，就是未定。</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>牌桌上有什么</translation>
    </message>
    <message>
        <source>The near bank is the one of %1, who begins. %2 sits on the far bank, and the pile lies in the water between them.</source>
        <translation>近岸属于先出牌的%1。%2坐在远岸，两岸之间的水面上是桌上的牌。</translation>
    </message>
    <message>
        <source>Deal %1 in the middle of play %2.</source>
        <translation>%1 号牌局，第 %2 次出牌进行到一半。</translation>
    </message>
    <message>
        <source>The card that is set apart from its hand is the front, the card at the other end is the tail. The pile grows from left to right, so the newest card is the last one on the right. The kittens look up when something is caught.

A click on the front card plays it when it is that player’s turn. Rest the pointer on any card to see it whole. Without a mouse, Tab goes to a hand or to the pile, and Up and Down go through its cards.</source>
        <translation>与手牌分开放的那张是队首，另一头的那张是队尾。桌上的牌从左往右增加，所以最右边的一张最新。有牌赢到手时，小猫会抬头看。

轮到那位玩家时，单击最前面的牌就会打出。鼠标停在任何一张牌上，可以看到整张牌。不用鼠标时，Tab 键去手牌或桌上的牌，上下键逐张查看。</translation>
    </message>
    <message>
        <source>The timeline and the panels</source>
        <translation>时间轴和面板</translation>
    </message>
    <message>
        <source>The strip under the table is the whole game. Drag it to go to any moment; rest the pointer on it to see that moment first.</source>
        <translation>牌桌下面的长条就是整个对局。拖动它可以去任何时刻；停住鼠标可以先看那个时刻。</translation>
    </message>
    <message>
        <source>The cards of %1 grow from below, those of %2 from above, and the pile lies between them. Ticks are captures. What is still to come is pale.</source>
        <translation>%1的牌从下往上长，%2的从上往下，中间是桌上的牌。短线是赢牌。还没有发生的颜色较淡。</translation>
    </message>
    <message>
        <source>Every play in a list. A click goes to the moment after it.</source>
        <translation>列出每一次出牌。单击就到它之后的时刻。</translation>
    </message>
    <message>
        <source>How the game ends, and why; its longest and biggest moments.</source>
        <translation>对局怎样结束，为什么；最长和最大的时刻。</translation>
    </message>
    <message>
        <source>A program that plays the game, with its queues and its stack, line by line.</source>
        <translation>玩这个游戏的程序，连同它的队列和栈，一行一行地看。</translation>
    </message>
    <message>
        <source>For those who want to be surprised: nothing tells how the game will end.</source>
        <translation>给想要惊喜的人：不透露对局怎样结束。</translation>
    </message>
    <message>
        <source>Marks a place on the timeline, to come back to it.</source>
        <translation>在时间轴上标记一个地方，以后再回来。</translation>
    </message>
    <message>
        <source>Goes to any play by its number, however far away it is.</source>
        <translation>按次数前往任何一次出牌，不管有多远。</translation>
    </message>
    <message>
        <source>Hands and rules</source>
        <translation>手牌和规则</translation>
    </message>
    <message>
        <source>Any two hands can be played by any rules. Hands are written from front to tail as numbers from 1 to 13, or with A, T, J, Q and K; suits can be added.</source>
        <translation>任何两手牌都可以用任何规则来玩。手牌从队首写到队尾，用 1 到 13 的数字，或 A、T、J、Q、K；花色可以加上。</translation>
    </message>
    <message>
        <source>Type both hands, or click them together from a deck.</source>
        <translation>输入两手牌，或从牌库里点出来。</translation>
    </message>
    <message>
        <source>Finds two hands in the text on the clipboard and plays them.</source>
        <translation>在剪贴板的文本里找出两手牌来玩。</translation>
    </message>
    <message>
        <source>Six options, which can be combined as you like: they make 96 sets of rules. These five have names. Each is told with the ending that it gives the hands of the first page.</source>
        <translation>六个选项可以随意组合，一共有 96 套规则。这五套有名字。每一套都写出它给第一页的手牌带来的结局。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: where the rules come from, and how a game ends by them.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Deals and numbers</source>
        <translation>牌局和编号</translation>
    </message>
    <message>
        <source>Every random deal has a number. The same number is always the same deal, on any computer, so a deal can be named, shared and dealt again.</source>
        <translation>每一局随机的牌都有编号。编号相同，在任何电脑上都是同样的牌，所以可以说出一局牌、分享它、再发一遍。</translation>
    </message>
    <message>
        <source>Deals the whole deck to both players.</source>
        <translation>把整副牌发给两位玩家。</translation>
    </message>
    <message>
        <source>Deals by a number, from a deck of 1 to 13 ranks with 1 to 16 cards of each.</source>
        <translation>按编号发牌，点数 1 到 13 种，每种 1 到 16 张。</translation>
    </message>
    <message>
        <source>Looks through random deals for the longest game. It can also look for an endless or a close game, or for one that a certain player wins.</source>
        <translation>在随机的牌局里寻找最长的对局。也可以找永不结束的、险胜的，或某位玩家获胜的对局。</translation>
    </message>
    <message>
        <source>Plays thousands or millions of deals, and counts how they end.</source>
        <translation>玩成千上万局牌，数一数它们怎样结束。</translation>
    </message>
    <message>
        <source>No game is lost when another one begins: the last twenty can be brought back.</source>
        <translation>开始新的一局，不会丢失旧的：最近的二十局都可以拿回来。</translation>
    </message>
    <message>
        <source>Files and sharing</source>
        <translation>文件和分享</translation>
    </message>
    <message>
        <source>Nothing has to be saved: the program begins with the game with which it ended, at the same place. A file is for games that you want to keep or to give to somebody.</source>
        <translation>什么也不用保存：程序从上次结束时的对局和位置开始。文件是为您想保留或送给别人的对局准备的。</translation>
    </message>
    <message>
        <source>Writes the deal, the rules, the names, the place and the bookmarks to a file whose name ends in .fishing.</source>
        <translation>把牌局、规则、名字、位置和书签写到名字以 .fishing 结尾的文件里。</translation>
    </message>
    <message>
        <source>Opens such a file, or any text with two hands in it. It can also be dropped on the window.</source>
        <translation>打开这样的文件，或任何写有两手牌的文本。也可以把它拖到窗口上。</translation>
    </message>
    <message>
        <source>Puts both hands on the clipboard, to be sent as text or pasted here again.</source>
        <translation>把两手牌放到剪贴板上，可以作为文本发送，或再粘贴到这里。</translation>
    </message>
    <message>
        <source>The table as a picture, of any size.</source>
        <translation>把牌桌存为图片，任何尺寸。</translation>
    </message>
    <message>
        <source>All plays as text to be read, or as CSV for a spreadsheet.</source>
        <translation>把所有出牌写成供人阅读的文本，或供电子表格使用的 CSV。</translation>
    </message>
    <message>
        <source>The deal, the table, the verdict and the plays on paper.</source>
        <translation>把牌局、牌桌、结局和出牌打印在纸上。</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>How to play</source>
        <translation>怎样玩</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>The pages of the help</source>
        <translation>帮助的页面</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
</context>
<context>
    <name>HandEditor</name>
    <message>
        <source>Shuffle</source>
        <translation>洗牌</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清空</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>The cards of %1 as text: 1 to 13 or A T J Q K, with a suit if you like (7♠, SK). A text with both hands in it can be pasted here.</source>
        <translation>用文本写%1的牌：1 到 13 或 A T J Q K，花色可写可不写（7♠、SK）。含有两手牌的文本可以粘贴到这里。</translation>
    </message>
    <message>
        <source>Shuffle the hand of %1</source>
        <translation>洗%1的手牌</translation>
    </message>
    <message>
        <source>Put the cards of %1 into another order</source>
        <translation>把%1的牌换一个次序</translation>
    </message>
    <message>
        <source>Clear the hand of %1</source>
        <translation>清空%1的手牌</translation>
    </message>
    <message>
        <source>Take all cards of %1 away (Ctrl+Z brings them back)</source>
        <translation>拿走%1所有的牌（Ctrl+Z 可以放回来）</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>No cards yet: type them below, or click them in the deck.</source>
        <translation>还没有牌：请在下面输入，或在牌库里单击。</translation>
    </message>
    <message>
        <source>%1. Drag it, or use the keys: Left and Right choose, with Ctrl they move the card, Ctrl+Up or Ctrl+Down gives it to the other hand, Delete takes it out.</source>
        <translation>%1。可以拖动它，也可以用键盘：左右键选择，加 Ctrl 移动这张牌，Ctrl+上下键把它交给另一手牌，Delete 拿走它。</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 张牌</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张牌</translation>
    </message>
    <message>
        <source>%1’s hand, %2</source>
        <comment>a player&apos;s name and cards</comment>
        <translation>%1的手牌，%2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
    <message>
        <source>“%1”, no card</source>
        <translation>“%1”，不是牌</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation>%1，第 %2 张，共 %3 张</translation>
    </message>
</context>
<context>
    <name>HandsEditor</name>
    <message>
        <source>&amp;Swap hands</source>
        <translation>交换手牌(&amp;S)</translation>
    </message>
    <message>
        <source>Give each player the other’s cards</source>
        <translation>两人互换手牌</translation>
    </message>
    <message>
        <source>&amp;Fill up</source>
        <translation>补满(&amp;F)</translation>
    </message>
    <message>
        <source>Deal the rest of the deck to both hands, so that they are as long</source>
        <translation>把剩下的牌发给两个人，让两手牌一样多</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>撤销上一次修改</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>重新做刚才撤销的修改</translation>
    </message>
    <message>
        <source>Click cards in the deck to add them to the hand of %1.</source>
        <translation>单击牌库里的牌，把它们加到%1的手牌里。</translation>
    </message>
</context>
<context>
    <name>HelpActions</name>
    <message>
        <source>&amp;How to play</source>
        <translation>怎样玩(&amp;H)</translation>
    </message>
    <message>
        <source>The rule and the program, in pictures</source>
        <translation>用图看规则和程序</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>All keys, and what the mouse does</source>
        <translation>所有按键，以及鼠标的作用</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>Click anything to have it explained</source>
        <translation>单击任何东西，就解释它</translation>
    </message>
    <message>
        <source>Hint for &amp;beginners</source>
        <translation>新手提示(&amp;B)</translation>
    </message>
    <message>
        <source>A line above the timeline that names the first things to do</source>
        <translation>时间轴上方的一行，说出最先可以做的事</translation>
    </message>
    <message>
        <source>&amp;About Kitten Fishing</source>
        <translation>关于小猫钓鱼(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence, and what it is made with</source>
        <translation>版本、许可证，以及用什么做成</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Version and licence of Qt</source>
        <translation>Qt 的版本和许可证</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>How to play</source>
        <translation>怎样玩</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Close this line for ever; the Help menu can bring it back</source>
        <translation>关掉这一行，不再出现；在“帮助”菜单里可以再打开</translation>
    </message>
    <message>
        <source>%1 lets the game play itself. Drag the strip below to go to any moment. %2 tells how to play.</source>
        <translation>按%1让对局自己进行。拖动下面的长条可以去任何时刻。按 %2 看怎样玩。</translation>
    </message>
</context>
<context>
    <name>InsidePanel</name>
    <message>
        <source>Look inside</source>
        <translation>看看内部</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>s, the pile on the table: top %1, from the bottom %2</source>
        <translation>s，桌上的牌：top 为 %1，从下往上是 %2</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>book, the marks: 1 for %1</source>
        <translation>book，标记：%1 为 1</translation>
    </message>
    <message>
        <source>t, the current card: %1</source>
        <translation>t，当前的牌：%1</translation>
    </message>
    <message>
        <source>t, the current card: none yet</source>
        <translation>t，当前的牌：还没有</translation>
    </message>
    <message>
        <source>%1, the hand of %2: head %3, tail %4, cards %5</source>
        <translation>%1，%2的手牌：head 为 %3，tail 为 %4，牌是 %5</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>开始时</translation>
    </message>
    <message>
        <source>After play %1</source>
        <translation>第 %1 次出牌之后</translation>
    </message>
    <message>
        <source>Play %1: step %2 of %3</source>
        <translation>第 %1 次出牌：第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>The end: step %1 of %2</source>
        <translation>结束：第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>LearnActions</name>
    <message>
        <source>&amp;Spot the slip…</source>
        <translation>找疏漏(&amp;S)…</translation>
    </message>
    <message>
        <source>This deal by the whole rule and as the published program plays it, side by side</source>
        <translation>同一局牌，按完整规则和按书上的程序，并排来看</translation>
    </message>
    <message>
        <source>&amp;How to make it stop…</source>
        <translation>怎样让它停下来(&amp;H)…</translation>
    </message>
    <message>
        <source>Why the published program may run for ever, and what ends it</source>
        <translation>书上的程序为什么可能永远运行下去，怎样让它结束</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Looking up play %1…</source>
        <translation>正在查找第 %1 次出牌…</translation>
    </message>
    <message>
        <source>S&amp;urvey of many deals…</source>
        <translation>大量牌局的统计(&amp;U)…</translation>
    </message>
    <message>
        <source>See how thousands or millions of deals end</source>
        <translation>看看成千上万局牌怎样结束</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>关闭程序</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>设置(&amp;S)…</translation>
    </message>
    <message>
        <source>All that the program remembers you like</source>
        <translation>程序记住的您的全部喜好</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>占满整个屏幕</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Surprise me &amp;with</source>
        <translation>给我一个惊喜(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>出牌(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Samples</source>
        <translation>牌例(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>查看(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>学习(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>出牌记录(&amp;M)</translation>
    </message>
    <message>
        <source>Every play in a list</source>
        <translation>列出每一次出牌</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation>结局(&amp;V)</translation>
    </message>
    <message>
        <source>How the game ends, and why</source>
        <translation>对局怎样结束，为什么</translation>
    </message>
    <message>
        <source>&amp;Inside</source>
        <translation>内部(&amp;I)</translation>
    </message>
    <message>
        <source>The queues, the stack and the program, line by line</source>
        <translation>队列、栈和程序，一行一行地看</translation>
    </message>
    <message>
        <source>Own hands</source>
        <translation>自己的手牌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>%1 plays %2</source>
        <translation>%1打出 %2</translation>
    </message>
    <message>
        <source>%1 plays %2 and takes it straight back</source>
        <translation>%1打出 %2，随即收回</translation>
    </message>
    <message>
        <source>%1 plays %2 and catches %3 cards</source>
        <translation>%1打出 %2，赢得 %3 张牌</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>发牌</translation>
    </message>
    <message>
        <source>Play %L1 of %L2</source>
        <translation>第 %L1 次出牌，共 %L2 次</translation>
    </message>
    <message>
        <source>Play %L1</source>
        <translation>第 %L1 次出牌</translation>
    </message>
    <message>
        <source>%1 %2 · pile %3 · %4 %5</source>
        <comment>names and numbers of cards</comment>
        <translation>%1 %2 · 桌上 %3 · %4 %5</translation>
    </message>
    <message>
        <source>the deal, before the first play</source>
        <translation>刚发好牌，第一次出牌之前</translation>
    </message>
    <message>
        <source>play %L1 of %L2: %3</source>
        <translation>第 %L1 次出牌，共 %L2 次：%3</translation>
    </message>
    <message>
        <source>play %L1: %2</source>
        <translation>第 %L1 次出牌：%2</translation>
    </message>
</context>
<context>
    <name>MoveExport</name>
    <message>
        <source>the system has no thread to spare</source>
        <translation>系统没有空闲的线程</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>出牌记录</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected rows as text</source>
        <translation>把选中的行复制为文本</translation>
    </message>
</context>
<context>
    <name>MoveModel</name>
    <message>
        <source>Play %1: %2 plays the %3.</source>
        <translation>第 %1 次出牌：%2打出%3。</translation>
    </message>
    <message>
        <source>Play %1: %2 plays the %3 and takes it straight back.</source>
        <translation>第 %1 次出牌：%2打出%3，随即收回。</translation>
    </message>
    <message>
        <source>Play %1: %2 plays the %3 and catches %4 cards: %5.</source>
        <translation>第 %1 次出牌：%2打出%3，赢得 %4 张牌：%5。</translation>
    </message>
    <message>
        <source>the cards are dealt</source>
        <translation>牌已发好</translation>
    </message>
    <message>
        <source>takes it straight back</source>
        <translation>随即收回</translation>
    </message>
    <message>
        <source>takes it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>catches %1: %2</source>
        <translation>赢得 %1 张：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catch</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>牌已发好。</translation>
    </message>
    <message>
        <source>%1 Bookmarked.</source>
        <translation>%1已加书签。</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Captures &amp;only</source>
        <translation>只看赢牌(&amp;O)</translation>
    </message>
    <message>
        <source>List only the plays that capture (Alt+O)</source>
        <translation>只列出赢牌的出牌 (Alt+O)</translation>
    </message>
    <message>
        <source>Captures only</source>
        <translation>只看赢牌</translation>
    </message>
    <message>
        <source>The rank to look for</source>
        <translation>要找的点数</translation>
    </message>
    <message>
        <source>Rank to look for</source>
        <translation>要找的点数</translation>
    </message>
    <message>
        <source>Last play of this rank</source>
        <translation>这个点数上一次出牌</translation>
    </message>
    <message>
        <source>Back to the last play of this rank</source>
        <translation>回到这个点数上一次出牌</translation>
    </message>
    <message>
        <source>Next play of this rank</source>
        <translation>这个点数下一次出牌</translation>
    </message>
    <message>
        <source>On to the next play of this rank</source>
        <translation>前往这个点数下一次出牌</translation>
    </message>
    <message>
        <source>There is no %1 in this deal.</source>
        <translation>这局牌里没有 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 plays catch</source>
        <translation>%2 次出牌中 %1 次赢牌</translation>
    </message>
    <message>
        <source>%1 of the first %2 plays catch</source>
        <translation>前 %2 次出牌中 %1 次赢牌</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>正在找 %1…</translation>
    </message>
    <message>
        <source>No %1 catches before play %2.</source>
        <translation>第 %2 次出牌之前没有 %1 赢牌。</translation>
    </message>
    <message>
        <source>No %1 is played before play %2.</source>
        <translation>第 %2 次出牌之前没有打出 %1。</translation>
    </message>
    <message>
        <source>No %1 catches between play %2 and play %3.</source>
        <translation>第 %2 次到第 %3 次出牌之间没有 %1 赢牌。</translation>
    </message>
    <message>
        <source>No %1 is played between play %2 and play %3.</source>
        <translation>第 %2 次到第 %3 次出牌之间没有打出 %1。</translation>
    </message>
    <message>
        <source>Rows copied: %1</source>
        <translation>已复制 %1 行</translation>
    </message>
    <message>
        <source>Only the first %1 rows were copied.</source>
        <translation>只复制了前 %1 行。</translation>
    </message>
</context>
<context>
    <name>NameField</name>
    <message>
        <source>Name of %1, who plays first</source>
        <translation>先出牌的%1的名字</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>%1的名字</translation>
    </message>
    <message>
        <source>What %1 is called; left empty, just %1</source>
        <translation>%1叫什么；不写就叫%1</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Name the players</source>
        <translation>给玩家起名</translation>
    </message>
    <message>
        <source>The ginger kitten plays first. Without names they are A and B.</source>
        <translation>橘猫先出牌。没有名字时，他们叫甲和乙。</translation>
    </message>
    <message>
        <source>Call them so (Enter)</source>
        <translation>就这么叫 (Enter)</translation>
    </message>
    <message>
        <source>Call them so</source>
        <translation>就这么叫</translation>
    </message>
    <message>
        <source>Leave the names as they are (Esc)</source>
        <translation>名字保持原样 (Esc)</translation>
    </message>
    <message>
        <source>Leave the names as they are</source>
        <translation>名字保持原样</translation>
    </message>
</context>
<context>
    <name>NumberedDealDialog</name>
    <message>
        <source>Deal number and deck</source>
        <translation>牌局编号和用牌</translation>
    </message>
    <message>
        <source>A random deal can be dealt again on any machine, for ever, by its number and its deck.</source>
        <translation>随机的牌局，凭编号和用牌就可以在任何电脑上再发一遍，永远都一样。</translation>
    </message>
    <message>
        <source>The hands of this deal</source>
        <translation>这局牌的手牌</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>发牌(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>编号(&amp;N)：</translation>
    </message>
    <message>
        <source>Deck:</source>
        <translation>用牌：</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>牌局的编号</translation>
    </message>
    <message>
        <source>Which of the deals; the same number is always the same deal</source>
        <translation>哪一局牌；编号相同，牌就相同</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>换一个(&amp;A)</translation>
    </message>
    <message>
        <source>Try a number at random</source>
        <translation>随机试一个编号</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>换一个编号</translation>
    </message>
    <message>
        <source>Ranks in the deck</source>
        <translation>用几种点数</translation>
    </message>
    <message>
        <source>How many ranks there are, from the Ace up</source>
        <translation>从 A 往上有几种点数</translation>
    </message>
    <message>
        <source>Cards of each rank</source>
        <translation>每种点数几张</translation>
    </message>
    <message>
        <source>How many cards there are of each rank</source>
        <translation>每种点数有几张牌</translation>
    </message>
    <message>
        <source>&amp;ranks</source>
        <translation>种点数(&amp;R)</translation>
    </message>
    <message>
        <source>cards of &amp;each</source>
        <translation>张（每种）(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Full deck</source>
        <translation>整副牌(&amp;F)</translation>
    </message>
    <message>
        <source>13 ranks, 4 cards of each</source>
        <translation>13 种点数，每种 4 张</translation>
    </message>
    <message>
        <source>Full deck</source>
        <translation>整副牌</translation>
    </message>
    <message>
        <source>✗ %1</source>
        <translation>✗ %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✗ One card is not enough for two players. Choose more of either.</source>
        <translation>✗ 一张牌不够两个人玩。请多选几种点数，或每种多选几张。</translation>
    </message>
    <message>
        <source>Aces only</source>
        <translation>只有 A</translation>
    </message>
    <message>
        <source>A to %1</source>
        <translation>A 到 %1</translation>
    </message>
    <message>
        <source>✓ %1: %2 cards, %3 for each player</source>
        <translation>✓ %1：%2 张牌，每人 %3 张</translation>
    </message>
    <message>
        <source>✓ %1: %2 cards, %3 for %4 and %5 for %6</source>
        <translation>✓ %1：%2 张牌，%4 %3 张，%6 %5 张</translation>
    </message>
    <message>
        <source>How it ends is kept secret.</source>
        <translation>结局保密。</translation>
    </message>
    <message>
        <source>How it ends is being looked for…</source>
        <translation>正在推算结局…</translation>
    </message>
    <message>
        <source>Deal these cards (Enter)</source>
        <translation>发这些牌 (Enter)</translation>
    </message>
    <message>
        <source>Back to the game on the table (Esc)</source>
        <translation>回到桌上的对局 (Esc)</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>&amp;As large as it is shown, %1 × %2 pixels</source>
        <translation>和显示的一样大，%1 × %2 像素(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Twice as large, %1 × %2 pixels</source>
        <translation>两倍大，%1 × %2 像素(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Four times as large, %1 × %2 pixels</source>
        <translation>四倍大，%1 × %2 像素(&amp;F)</translation>
    </message>
    <message>
        <source>Save picture of the table</source>
        <translation>保存牌桌图片</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Drawn for this size, so it is sharp</source>
        <translation>按这个尺寸绘制，所以清晰</translation>
    </message>
    <message>
        <source>Too large for most programs</source>
        <translation>对多数程序来说太大了</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose a file and write it (Enter)</source>
        <translation>选择文件并写入 (Enter)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭这个窗口 (Esc)</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <translation>图片已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>PlaybackActions</name>
    <message>
        <source>Step &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Play the next card</source>
        <translation>打出下一张牌</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>收回上一张牌</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>回到开始(&amp;S)</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <translation>回到刚发好牌的时候</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到结尾(&amp;E)</translation>
    </message>
    <message>
        <source>On to the end, or as far as the timeline reaches</source>
        <translation>前往结尾，或时间轴所及之处</translation>
    </message>
    <message>
        <source>Step a &amp;line</source>
        <translation>执行一行(&amp;L)</translation>
    </message>
    <message>
        <source>Run the next line of the articles’ program</source>
        <translation>执行文章里程序的下一行</translation>
    </message>
    <message>
        <source>Back &amp;a line</source>
        <translation>退回一行(&amp;A)</translation>
    </message>
    <message>
        <source>Take the last line back</source>
        <translation>收回上一行</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Fas&amp;ter</source>
        <translation>加快(&amp;T)</translation>
    </message>
    <message>
        <source>Play faster</source>
        <translation>出牌快一些</translation>
    </message>
    <message>
        <source>Slo&amp;wer</source>
        <translation>放慢(&amp;W)</translation>
    </message>
    <message>
        <source>Play more slowly</source>
        <translation>出牌慢一些</translation>
    </message>
    <message>
        <source>&amp;Next capture</source>
        <translation>下一次赢牌(&amp;N)</translation>
    </message>
    <message>
        <source>On to the next capture</source>
        <translation>前往下一次赢牌</translation>
    </message>
    <message>
        <source>P&amp;revious capture</source>
        <translation>上一次赢牌(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the last capture</source>
        <translation>回到上一次赢牌</translation>
    </message>
    <message>
        <source>Next b&amp;ig capture</source>
        <translation>下一次大赢牌(&amp;I)</translation>
    </message>
    <message>
        <source>On to the next of the biggest captures</source>
        <translation>前往下一次赢得最多的赢牌之一</translation>
    </message>
    <message>
        <source>Previous bi&amp;g capture</source>
        <translation>上一次大赢牌(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the last of the biggest captures</source>
        <translation>回到上一次赢得最多的赢牌之一</translation>
    </message>
    <message>
        <source>Go to pla&amp;y…</source>
        <translation>转到某次出牌(&amp;Y)…</translation>
    </message>
    <message>
        <source>Go to a play by its number</source>
        <translation>按次数转到某次出牌</translation>
    </message>
    <message>
        <source>Bac&amp;k to where I was</source>
        <translation>回到刚才的地方(&amp;K)</translation>
    </message>
    <message>
        <source>Undo the last jump; once more, redo it</source>
        <translation>撤销上一次跳转；再按一次，又跳过去</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>书签(&amp;M)</translation>
    </message>
    <message>
        <source>Mark this place, or take its mark away</source>
        <translation>给这个地方加书签，或去掉书签</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <translation>下一个书签(&amp;X)</translation>
    </message>
    <message>
        <source>On to the next marked place</source>
        <translation>前往下一个有书签的地方</translation>
    </message>
    <message>
        <source>Pre&amp;vious bookmark</source>
        <translation>上一个书签(&amp;V)</translation>
    </message>
    <message>
        <source>Back to the last marked place</source>
        <translation>回到上一个有书签的地方</translation>
    </message>
    <message>
        <source>Keep the end se&amp;cret</source>
        <translation>结局保密(&amp;C)</translation>
    </message>
    <message>
        <source>Let the timeline grow only as the game is played</source>
        <translation>时间轴只随着出牌变长</translation>
    </message>
    <message>
        <source>Go to play</source>
        <translation>转到某次出牌</translation>
    </message>
    <message>
        <source>How many plays have been made, 0 to %L1:</source>
        <translation>已经出牌多少次，0 到 %L1：</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>停在这里</translation>
    </message>
    <message>
        <source>Let the game play itself</source>
        <translation>让对局自己进行</translation>
    </message>
</context>
<context>
    <name>PlayerBank</name>
    <message>
        <source>1 card</source>
        <translation>1 张牌</translation>
    </message>
    <message>
        <source>%L1 cards</source>
        <translation>%L1 张牌</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player&apos;s name and cards</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, the winner</source>
        <translation>%1，胜者</translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation>%1，该出牌了</translation>
    </message>
</context>
<context>
    <name>PredictBar</name>
    <message>
        <source>Show me</source>
        <translation>给我看答案</translation>
    </message>
    <message>
        <source>Show the cards and make the capture; it does not count</source>
        <translation>亮出这些牌并完成赢牌；这一次不算分</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>停止预测</translation>
    </message>
    <message>
        <source>Go back to just playing (Ctrl+T)</source>
        <translation>回到普通的玩法 (Ctrl+T)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>PredictMode</name>
    <message>
        <source>&amp;Predict the captures</source>
        <translation>预测赢牌(&amp;P)</translation>
    </message>
    <message>
        <source>Stop before each capture, and tell which cards will be taken</source>
        <translation>每次赢牌之前停下来，说说哪些牌会被赢走</translation>
    </message>
</context>
<context>
    <name>PredictWords</name>
    <message>
        <source>Found, after one wrong try.</source>
        <translation>找到了，错了一次。</translation>
    </message>
    <message>
        <source>All %1 found, after one wrong try.</source>
        <translation>%1 张全找到了，错了一次。</translation>
    </message>
    <message>
        <source>Found, after %1 wrong tries.</source>
        <translation>找到了，错了 %1 次。</translation>
    </message>
    <message>
        <source>All %1 found, after %2 wrong tries.</source>
        <translation>%1 张全找到了，错了 %2 次。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>对局结束了。</translation>
    </message>
    <message>
        <source>Play on: before each capture the game stops and asks which cards will be taken.</source>
        <translation>接着出牌吧：每次赢牌之前，对局会停下来，问哪些牌会被赢走。</translation>
    </message>
    <message>
        <source>%1 plays %2 next, and captures. Which cards go to the tail of the hand, and in which order? Click them, or choose with Up and Down and press Enter.</source>
        <translation>%1接下来打出 %2，会赢牌。哪些牌会接到手牌的队尾，次序是什么？请单击它们，或用上下键选择再按 Enter。</translation>
    </message>
    <message>
        <source>Right, %1. And then?</source>
        <translation>对，是 %1。然后呢？</translation>
    </message>
    <message>
        <source>Not %1, not now. Try another one.</source>
        <translation>现在还不是 %1。再试一张。</translation>
    </message>
    <message>
        <source>Right! Nothing but the card that was played.</source>
        <translation>对！只有打出的这一张。</translation>
    </message>
    <message>
        <source>All %1 right, and in their order. Well done!</source>
        <translation>%1 张全对，次序也对。真棒！</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>答案是：%1。</translation>
    </message>
    <message>
        <source>First tell the cards, or let them be shown.</source>
        <translation>请先说出这些牌，或让它们亮出来。</translation>
    </message>
    <message>
        <source>%1 of %2 without a mistake</source>
        <translation>%2 次中 %1 次没有出错</translation>
    </message>
    <message>
        <source>%1, the last %2 in a row</source>
        <translation>%1，最近连对 %2 次</translation>
    </message>
    <message>
        <source>You told one capture, and without a mistake.</source>
        <translation>您说对了一次赢牌，没有出错。</translation>
    </message>
    <message>
        <source>You told one capture.</source>
        <translation>您说对了一次赢牌。</translation>
    </message>
    <message>
        <source>You told %1 captures, all without a mistake!</source>
        <translation>您说对了 %1 次赢牌，一次也没有出错！</translation>
    </message>
    <message>
        <source>You told %1 captures, %2 of them without a mistake.</source>
        <translation>您说对了 %1 次赢牌，其中 %2 次没有出错。</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>P&amp;resentation</source>
        <translation>演示(&amp;R)</translation>
    </message>
    <message>
        <source>Make everything large, to be read from the back of a classroom</source>
        <translation>把一切放大，教室最后一排也看得清</translation>
    </message>
</context>
<context>
    <name>PrintedGame</name>
    <message>
        <source>Rules: %1</source>
        <translation>规则：%1</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 张牌</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 张牌</translation>
    </message>
    <message>
        <source>%1 plays first: %2</source>
        <translation>%1先出牌：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>How it ends is still open</source>
        <translation>结局还未揭晓</translation>
    </message>
    <message>
        <source>The moves</source>
        <translation>出牌记录</translation>
    </message>
    <message>
        <source>The first %1 of %2 moves; “Export moves” writes all of them</source>
        <translation>前 %1 次出牌，共 %2 次；“导出出牌记录”会写出全部</translation>
    </message>
    <message>
        <source>The moves as far as play %1</source>
        <translation>到第 %1 次为止的出牌记录</translation>
    </message>
    <message>
        <source>Kitten Fishing · %1</source>
        <translation>小猫钓鱼 · %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>PrintedMoves</name>
    <message>
        <source>takes it back</source>
        <translation>收回</translation>
    </message>
</context>
<context>
    <name>ProgramPages</name>
    <message>
        <source>The program, its work, and its slip</source>
        <translation>程序、它的工作量和疏漏</translation>
    </message>
    <message>
        <source>The program in %1</source>
        <translation>%1 程序</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>How much the program has to do</source>
        <translation>程序要做多少工作</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>疏漏</translation>
    </message>
    <message>
        <source>What the published program forgets</source>
        <translation>书上的程序忘了什么</translation>
    </message>
    <message>
        <source>The game on the table is played by other rules than the program of the articles, so there is no code to show for it. The arrays above are true all the same. To see the program run, play this deal by the whole rule or the published way.</source>
        <translation>桌上的对局用的规则与文章里的程序不同，所以没有代码可以显示。上面的数组仍然是真实的。想看程序运行，请按完整规则或按书上的程序来玩这局牌。</translation>
    </message>
    <message>
        <source>Play the whole rule</source>
        <translation>按完整规则玩</translation>
    </message>
    <message>
        <source>Play this deal by the rule of the books and articles</source>
        <translation>按书和文章里的规则玩这局牌</translation>
    </message>
    <message>
        <source>Play the published way</source>
        <translation>按书上的程序玩</translation>
    </message>
    <message>
        <source>Play this deal as the published program does, with its slip</source>
        <translation>像书上的程序那样玩这局牌，带着它的疏漏</translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message>
        <source>Pseudo-code</source>
        <translation>伪代码</translation>
    </message>
</context>
<context>
    <name>RandomDealActions</name>
    <message>
        <source>&amp;New random deal</source>
        <translation>随机发新牌(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Deal number and deck…</source>
        <translation>牌局编号和用牌(&amp;D)…</translation>
    </message>
    <message>
        <source>Deal by a number, from a deck of your choice</source>
        <translation>用您选的牌，按编号发牌</translation>
    </message>
    <message>
        <source>Ne&amp;xt number</source>
        <translation>下一个编号(&amp;X)</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>发下一个编号的牌</translation>
    </message>
    <message>
        <source>Previous num&amp;ber</source>
        <translation>上一个编号(&amp;B)</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>发上一个编号的牌</translation>
    </message>
    <message>
        <source>Deal a full deck at random</source>
        <translation>随机发一整副牌</translation>
    </message>
    <message>
        <source>Deal %1 at random</source>
        <translation>随机发 %1</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近的文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open a file of before again</source>
        <translation>重新打开以前的文件</translation>
    </message>
    <message>
        <source>&amp;%1  %2</source>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>Forget these names; the files stay</source>
        <translation>忘掉这些名字；文件仍在</translation>
    </message>
</context>
<context>
    <name>RowSigns</name>
    <message>
        <source>tail</source>
        <comment>of a hand</comment>
        <translation>队尾</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>What this comes to, in a picture</source>
        <translation>这样做的结果，用图来看</translation>
    </message>
    <message>
        <source>Two rounds. A dot is a look at that kitten’s hand, to see whether it is empty.</source>
        <translation>两个回合。圆点表示看一眼那只小猫的手牌，看看是不是空了。</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>Play the same deal again by these rules</source>
        <translation>用这些规则重玩同一局牌</translation>
    </message>
    <message>
        <source>&amp;All options…</source>
        <translation>全部选项(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose the rules, option by option</source>
        <translation>逐项选择规则</translation>
    </message>
    <message>
        <source>The same deal from its start, by other rules.</source>
        <translation>同一局牌从头开始，换了规则。</translation>
    </message>
    <message>
        <source>Rules: %1 ▾</source>
        <translation>规则：%1 ▾</translation>
    </message>
    <message>
        <source>The rules of this game; choosing others plays the deal again</source>
        <translation>这一局的规则；选择别的规则会重玩这局牌</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>A set of all six options that is known by a name</source>
        <translation>一套有名字的规则，包含全部六个选项</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>用这些规则玩(&amp;P)</translation>
    </message>
    <message>
        <source>Play the same deal from its start by these rules</source>
        <translation>用这些规则从头玩同一局牌</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>自己的规则</translation>
    </message>
    <message>
        <source>How the deal ends by these rules is kept secret.</source>
        <translation>这局牌按这些规则怎样结束，保密。</translation>
    </message>
    <message>
        <source>How the deal ends by these rules is being looked for…</source>
        <translation>正在推算这局牌按这些规则怎样结束…</translation>
    </message>
    <message>
        <source>These are the rules on the table. %1</source>
        <translation>这就是桌上的规则。%1</translation>
    </message>
    <message>
        <source>Leave the rules as they are (Esc)</source>
        <translation>规则保持原样 (Esc)</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Classic</source>
        <translation>经典</translation>
    </message>
    <message>
        <source>Textbook, with its slip</source>
        <translation>课本，带着疏漏</translation>
    </message>
    <message>
        <source>Hook, as in school yards</source>
        <translation>J 钩，校园玩法</translation>
    </message>
    <message>
        <source>Coursework</source>
        <translation>课程作业</translation>
    </message>
    <message>
        <source>Race, first out wins</source>
        <translation>竞速，先出完者胜</translation>
    </message>
    <message>
        <source>The rule as the books and articles state it.</source>
        <translation>书和文章里写的规则。</translation>
    </message>
    <message>
        <source>What the first printing of the program really does: it forgets a card on the table.</source>
        <translation>第一次印出来的程序实际做的：它忘了桌上的一张牌。</translation>
    </message>
    <message>
        <source>How it is played in school yards, and set in exams.</source>
        <translation>校园里的玩法，也是考试题里的玩法。</translation>
    </message>
    <message>
        <source>A university exercise that picks cards up in table order.</source>
        <translation>一道大学练习题，按桌上的次序收牌。</translation>
    </message>
    <message>
        <source>The first player out of cards wins.</source>
        <translation>先出完牌的人获胜。</translation>
    </message>
    <message>
        <source>A set of options that has no name.</source>
        <translation>一套没有名字的选项。</translation>
    </message>
    <message>
        <source>A &amp;capture takes</source>
        <translation>赢牌时收走(&amp;C)</translation>
    </message>
    <message>
        <source>They &amp;join the tail</source>
        <translation>接到队尾的次序(&amp;J)</translation>
    </message>
    <message>
        <source>A&amp;fter a capture</source>
        <translation>赢牌之后(&amp;F)</translation>
    </message>
    <message>
        <source>The game is &amp;over</source>
        <translation>何时结束(&amp;O)</translation>
    </message>
    <message>
        <source>The &amp;winner is</source>
        <translation>获胜的是(&amp;W)</translation>
    </message>
    <message>
        <source>A Jac&amp;k</source>
        <translation>J 牌(&amp;K)</translation>
    </message>
    <message>
        <source>the two equal cards and all cards between them.</source>
        <translation>两张相同的牌和它们之间所有的牌。</translation>
    </message>
    <message>
        <source>the played card and all cards above its match, which stays.</source>
        <translation>打出的牌和配对牌上面所有的牌，配对牌留下。</translation>
    </message>
    <message>
        <source>from the top: the played card first, the lowest card last.</source>
        <translation>从上往下：打出的牌在先，最下面的牌在后。</translation>
    </message>
    <message>
        <source>from the bottom: the lowest card first, the played card last.</source>
        <translation>从下往上：最下面的牌在先，打出的牌在后。</translation>
    </message>
    <message>
        <source>the turn passes.</source>
        <translation>轮到对方。</translation>
    </message>
    <message>
        <source>the same player plays again.</source>
        <translation>同一位玩家再出牌。</translation>
    </message>
    <message>
        <source>as soon as either hand is empty.</source>
        <translation>只要有一方手牌空了，立刻结束。</translation>
    </message>
    <message>
        <source>if either hand is empty when %1 begins a new round.</source>
        <translation>%1开始新回合时，如果有一方手牌空了。</translation>
    </message>
    <message>
        <source>if the player whose turn it is has no card left.</source>
        <translation>轮到的玩家已经没有牌。</translation>
    </message>
    <message>
        <source>the player who still holds cards.</source>
        <translation>手里还有牌的玩家。</translation>
    </message>
    <message>
        <source>the player who ran out of cards.</source>
        <translation>牌出完了的玩家。</translation>
    </message>
    <message>
        <source>is a card like any other.</source>
        <translation>和别的牌一样。</translation>
    </message>
    <message>
        <source>takes the whole pile; on an empty table it is like any other.</source>
        <translation>收走桌上所有的牌；桌上没有牌时和别的牌一样。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>The articles’ hands</source>
        <translation>文章里的手牌</translation>
    </message>
    <message>
        <source>The published program says that the other player wins.</source>
        <translation>书上的程序说是另一位玩家获胜。</translation>
    </message>
    <message>
        <source>The articles’ hands, as the program was printed</source>
        <translation>文章里的手牌，按书上的程序</translation>
    </message>
    <message>
        <source>It forgets one card at each capture, and so it names the wrong winner.</source>
        <translation>它每次赢牌都忘掉一张牌，所以说错了胜者。</translation>
    </message>
    <message>
        <source>The articles’ hands, picked up in table order</source>
        <translation>文章里的手牌，按桌上的次序收牌</translation>
    </message>
    <message>
        <source>Only the order in which a capture joins the hand is another one.</source>
        <translation>只有赢来的牌接到手牌里的次序不同。</translation>
    </message>
    <message>
        <source>The coursework’s hands, by the classic rule</source>
        <translation>课程作业的手牌，按经典规则</translation>
    </message>
    <message>
        <source>The winner is left with 3 2 4 5, and 6 1 5 2 lie on the table.</source>
        <translation>胜者剩下 3 2 4 5，桌上留着 6 1 5 2。</translation>
    </message>
    <message>
        <source>The coursework’s hands, by its own rules</source>
        <translation>课程作业的手牌，按它自己的规则</translation>
    </message>
    <message>
        <source>Whoever has run out loses only when the turn comes: one play later than by the classic rule.</source>
        <translation>牌出完的人要轮到时才算输：比经典规则晚一次出牌。</translation>
    </message>
    <message>
        <source>One card each</source>
        <translation>每人一张</translation>
    </message>
    <message>
        <source>There is no shorter game: the first card that is played was the last one in its hand.</source>
        <translation>没有更短的对局了：打出的第一张就是手里最后一张。</translation>
    </message>
    <message>
        <source>A draw with the first cards, as the program was printed</source>
        <translation>头两张牌就平局，按书上的程序</translation>
    </message>
    <message>
        <source>It looks after each round whether anybody has run out, and by then both have.</source>
        <translation>它在每个回合之后才看有没有人出完牌，那时两个人都出完了。</translation>
    </message>
    <message>
        <source>A draw with the first cards, as in school yards</source>
        <translation>头两张牌就平局，按校园玩法</translation>
    </message>
    <message>
        <source>An empty hand is noticed when its turn comes, and by then both are empty.</source>
        <translation>轮到时才发现手牌空了，那时两手牌都空了。</translation>
    </message>
    <message>
        <source>The shortest game of a full deck</source>
        <translation>整副牌最短的对局</translation>
    </message>
    <message>
        <source>The loser lays down all 26 cards and captures nothing: it cannot be over sooner.</source>
        <translation>输家打出全部 26 张牌，一张也没有赢到：不可能更快了。</translation>
    </message>
    <message>
        <source>A full deck for ever, as the program was printed</source>
        <translation>整副牌永不结束，按书上的程序</translation>
    </message>
    <message>
        <source>13 in 17 deals are like this one: both players hold a card of the rank that is played first.</source>
        <translation>每 17 局牌有 13 局是这样：两个人都有与第一张打出的牌同点数的牌。</translation>
    </message>
    <message>
        <source>A full deck that ends, as the program was printed</source>
        <translation>整副牌会结束，按书上的程序</translation>
    </message>
    <message>
        <source>Of the 4 in 17 deals that can: one player holds all other cards of the rank that is played first.</source>
        <translation>每 17 局牌有 4 局可以：与第一张打出的牌同点数的牌，其余全在一个人手里。</translation>
    </message>
    <message>
        <source>Five cards for ever</source>
        <translation>五张牌，永不结束</translation>
    </message>
    <message>
        <source>With fewer cards every game ends by the classic rule.</source>
        <translation>牌再少的话，按经典规则每一局都会结束。</translation>
    </message>
    <message>
        <source>Three suits of two ranks for ever</source>
        <translation>三种花色两种点数，永不结束</translation>
    </message>
    <message>
        <source>No smaller deck has a deal that never ends by the classic rule.</source>
        <translation>更小的一副牌，按经典规则没有永不结束的牌局。</translation>
    </message>
    <message>
        <source>Two suits of four ranks for ever</source>
        <translation>两种花色四种点数，永不结束</translation>
    </message>
    <message>
        <source>1 in 15 deals of this deck never ends by the classic rule.</source>
        <translation>用这副牌，按经典规则每 15 局有 1 局永不结束。</translation>
    </message>
    <message>
        <source>Four suits of four ranks for ever</source>
        <translation>四种花色四种点数，永不结束</translation>
    </message>
    <message>
        <source>By the classic rule all deals of this deck with a lower number end.</source>
        <translation>用这副牌，编号更小的牌局按经典规则都会结束。</translation>
    </message>
    <message>
        <source>Two suits of ten ranks for ever</source>
        <translation>两种花色十种点数，永不结束</translation>
    </message>
    <message>
        <source>Two cards of each rank are enough for a loop of hundreds of plays.</source>
        <translation>每种点数只要两张牌，就足以循环出牌几百次。</translation>
    </message>
    <message>
        <source>The longest of the first million deals</source>
        <translation>前一百万局牌中最长的对局</translation>
    </message>
    <message>
        <source>A usual game of a full deck is a tenth as long.</source>
        <translation>整副牌通常的对局只有它的十分之一长。</translation>
    </message>
    <message>
        <source>The longest game of a full deck that we know</source>
        <translation>我们知道的整副牌最长的对局</translation>
    </message>
    <message>
        <source>It is the best of 593 million that were looked at.</source>
        <translation>这是看过的 5.93 亿局中最长的。</translation>
    </message>
    <message>
        <source>The biggest catch that there can be</source>
        <translation>最大的一次赢牌</translation>
    </message>
    <message>
        <source>All 13 ranks lie on the table when a card comes that matches the lowest.</source>
        <translation>13 种点数都在桌上时，来了一张与最下面那张相配的牌。</translation>
    </message>
    <message>
        <source>A narrow escape</source>
        <translation>险中求胜</translation>
    </message>
    <message>
        <source>The winner is down to a single card after play %1.</source>
        <translation>第 %1 次出牌之后，胜者只剩一张牌。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>SaveFile</name>
    <message>
        <source>it is a folder</source>
        <translation>那是一个文件夹</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>那是设备，不是文件</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Choose another folder, or make room.</source>
        <translation>%1 无法写入（%2）。请另选一个文件夹，或腾出空间。</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The games of last time cannot be read. %1</source>
        <translation>上次的对局读不出来。%1</translation>
    </message>
    <message>
        <source>The games of last time cannot be read; they are kept in %1. %2</source>
        <translation>上次的对局读不出来；它们保留在 %1 里。%2</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 无法写入</translation>
    </message>
    <message>
        <source>This game will not be there next time: it cannot be kept (%1). Saving it elsewhere works.</source>
        <translation>这一局下次不会在这里：无法保留（%1）。保存到别处是可以的。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>恢复默认设置(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>撤销恢复(&amp;U)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>The table as it looks with these settings</source>
        <translation>按这些设置，牌桌的样子</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>A&amp;ppearance:</source>
        <translation>外观(&amp;P)：</translation>
    </message>
    <message>
        <source>Light, dark, or as all of the system</source>
        <translation>浅色、深色，或与系统一致</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>语言(&amp;G)：</translation>
    </message>
    <message>
        <source>What the program speaks; it changes at once</source>
        <translation>程序说哪种语言；选了立刻改变</translation>
    </message>
    <message>
        <source>Card &amp;backs:</source>
        <translation>牌背(&amp;B)：</translation>
    </message>
    <message>
        <source>What the cards look like from behind</source>
        <translation>牌的背面是什么样子</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>出牌</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>How fast a game plays itself</source>
        <translation>对局自己进行得多快</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速度(&amp;S)：</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>判定结局</translation>
    </message>
    <message>
        <source>&amp;Look at:</source>
        <translation>推算(&amp;L)：</translation>
    </message>
    <message>
        <source>How many plays of a game are looked at for an end or a loop</source>
        <translation>为了找到结尾或循环，要推算一局的多少次出牌</translation>
    </message>
    <message>
        <source>the first %L1 plays</source>
        <translation>前 %L1 次出牌</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭这个窗口 (Esc)</translation>
    </message>
    <message>
        <source>Set everything as it was before the reset</source>
        <translation>全部设成恢复之前的样子</translation>
    </message>
    <message>
        <source>Set everything as it was at the very first start</source>
        <translation>全部设成第一次启动时的样子</translation>
    </message>
</context>
<context>
    <name>ShareActions</name>
    <message>
        <source>&amp;Copy deal</source>
        <translation>复制这局牌(&amp;C)</translation>
    </message>
    <message>
        <source>Copy both hands as text, to be pasted here or anywhere</source>
        <translation>把两手牌复制为文本，可以粘贴到这里或任何地方</translation>
    </message>
    <message>
        <source>Copy &amp;game as text</source>
        <translation>把对局复制为文本(&amp;G)</translation>
    </message>
    <message>
        <source>Copy the plays in words, and how the game ends</source>
        <translation>用文字复制每次出牌和结局</translation>
    </message>
    <message>
        <source>Copy picture of the &amp;table</source>
        <translation>复制牌桌图片(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the table as a picture, as large as it is shown</source>
        <translation>把牌桌复制为图片，和显示的一样大</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>保存图片(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the table as a picture, as large as it is shown or larger</source>
        <translation>把牌桌保存为图片，和显示的一样大或更大</translation>
    </message>
    <message>
        <source>Export mo&amp;ves…</source>
        <translation>导出出牌记录(&amp;V)…</translation>
    </message>
    <message>
        <source>Write the list of moves to a file, as text or CSV</source>
        <translation>把出牌记录写成文件，文本或 CSV</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the deal, the table, the verdict and the moves</source>
        <translation>打印牌局、牌桌、结局和出牌记录</translation>
    </message>
    <message>
        <source>The deal is on the clipboard as text: %1 and %2 cards.</source>
        <translation>这局牌已作为文本放到剪贴板上：%1 张和 %2 张牌。</translation>
    </message>
    <message>
        <source>The whole game is on the clipboard as text, to its end with play %1.</source>
        <translation>整个对局已作为文本放到剪贴板上，到第 %1 次出牌结束为止。</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text, as far as play %1.</source>
        <translation>对局已作为文本放到剪贴板上，到第 %1 次出牌为止。</translation>
    </message>
    <message>
        <source>A picture of the table is on the clipboard: %1 × %2 pixels.</source>
        <translation>牌桌的图片已放到剪贴板上：%1 × %2 像素。</translation>
    </message>
    <message>
        <source>%1-play-%2</source>
        <translation>%1-第%2次</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>%1 has been printed.</source>
        <translation>%1 已打印。</translation>
    </message>
    <message>
        <source>The printer did not take the pages. See whether it is switched on, or choose another folder for a PDF file.</source>
        <translation>打印机没有接收这些页。请看看它是否开着，或为 PDF 文件另选一个文件夹。</translation>
    </message>
    <message>
        <source>The table after play %1: %2</source>
        <translation>第 %1 次出牌之后的牌桌：%2</translation>
    </message>
    <message>
        <source>The table before the first play</source>
        <translation>第一次出牌之前的牌桌</translation>
    </message>
</context>
<context>
    <name>SharePicture</name>
    <message>
        <source>Of 17 deals, 13 have an anchor and never end</source>
        <translation>17 局牌中，13 局有锚，永不结束</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>All keys of the program</source>
        <translation>程序的所有按键</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Key or mouse</source>
        <translation>按键或鼠标</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>, </source>
        <extracomment>Between two keys that do the same.</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>在牌桌上</translation>
    </message>
    <message>
        <source>Play the next card</source>
        <translation>打出下一张牌</translation>
    </message>
    <message>
        <source>Click the front card</source>
        <translation>单击最前面的牌</translation>
    </message>
    <message>
        <source>See a card whole</source>
        <translation>看整张牌</translation>
    </message>
    <message>
        <source>Rest the pointer on it</source>
        <translation>把鼠标停在上面</translation>
    </message>
    <message>
        <source>Go to a hand, the pile or a button</source>
        <translation>去手牌、桌上的牌或按钮</translation>
    </message>
    <message>
        <source>Look at the next card of the hand</source>
        <translation>看手牌里的下一张</translation>
    </message>
    <message>
        <source>Look at the card before it</source>
        <translation>看前一张</translation>
    </message>
    <message>
        <source>Choose the card, when captures are predicted</source>
        <translation>预测赢牌时，选择这张牌</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>离开全屏</translation>
    </message>
    <message>
        <source>Open a file or a text</source>
        <translation>打开文件或文本</translation>
    </message>
    <message>
        <source>Drop it on the window</source>
        <translation>把它拖到窗口上</translation>
    </message>
    <message>
        <source>On the timeline</source>
        <translation>在时间轴上</translation>
    </message>
    <message>
        <source>Go to any moment</source>
        <translation>去任何时刻</translation>
    </message>
    <message>
        <source>Click or drag</source>
        <translation>单击或拖动</translation>
    </message>
    <message>
        <source>See a moment first</source>
        <translation>先看一个时刻</translation>
    </message>
    <message>
        <source>Go play by play</source>
        <translation>一次出牌一次出牌地走</translation>
    </message>
    <message>
        <source>Turn the wheel</source>
        <translation>转动滚轮</translation>
    </message>
    <message>
        <source>On by a twentieth of the game</source>
        <translation>前进对局的二十分之一</translation>
    </message>
    <message>
        <source>Back by a twentieth of the game</source>
        <translation>后退对局的二十分之一</translation>
    </message>
    <message>
        <source>In the list of moves</source>
        <translation>在出牌记录里</translation>
    </message>
    <message>
        <source>Go to a play</source>
        <translation>去一次出牌</translation>
    </message>
    <message>
        <source>Click it, or press Enter</source>
        <translation>单击它，或按 Enter</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>Where hands are entered</source>
        <translation>在输入手牌的地方</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>移动一张牌</translation>
    </message>
    <message>
        <source>Drag it, also to the other hand</source>
        <translation>拖动它，也可以拖到另一手牌</translation>
    </message>
    <message>
        <source>Choose a card of the hand</source>
        <translation>选择手牌里的一张</translation>
    </message>
    <message>
        <source>Left and Right, Home and End</source>
        <translation>左右键、Home 和 End</translation>
    </message>
    <message>
        <source>Move the chosen card</source>
        <translation>移动选中的牌</translation>
    </message>
    <message>
        <source>The same keys with Ctrl</source>
        <translation>同样的键加 Ctrl</translation>
    </message>
    <message>
        <source>Give it to the other player</source>
        <translation>交给另一位玩家</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>拿走它</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>在每个窗口里</translation>
    </message>
    <message>
        <source>Explain what has the focus</source>
        <translation>解释焦点所在的控件</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>In the panels</source>
        <translation>在面板里</translation>
    </message>
</context>
<context>
    <name>SlipSide</name>
    <message>
        <source>Timeline: %1</source>
        <translation>时间轴：%1</translation>
    </message>
    <message>
        <source>Play %1: %2</source>
        <translation>第 %1 次出牌：%2</translation>
    </message>
</context>
<context>
    <name>SlipText</name>
    <message>
        <source>On this deal they never part: the game ends before any capture.</source>
        <translation>在这局牌上两者从不分开：还没有赢牌，对局就结束了。</translation>
    </message>
    <message>
        <source>They part after play %1: %2 has run out of cards. By the whole rule the game is over; the published program looks only when %3 has played, too.</source>
        <translation>它们在第 %1 次出牌之后分开：%2的牌出完了。按完整规则对局就此结束；书上的程序要等%3也出过牌才去看。</translation>
    </message>
    <message>
        <source>They part at play %1, the first capture: %2 plays %3, and %4 is its match. By the whole rule the match is taken, too; the published program leaves it on the table.</source>
        <translation>它们在第 %1 次出牌、也就是第一次赢牌时分开：%2打出 %3，%4 与它相配。按完整规则，配对牌也要收走；书上的程序把它留在了桌上。</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>Play the whole rule</source>
        <translation>按完整规则玩</translation>
    </message>
    <message>
        <source>Play this deal by the rule of the books and articles</source>
        <translation>按书和文章里的规则玩这局牌</translation>
    </message>
    <message>
        <source>Play the published way</source>
        <translation>按书上的程序玩</translation>
    </message>
    <message>
        <source>Play this deal as the published program does, with its slip</source>
        <translation>像书上的程序那样玩这局牌，带着它的疏漏</translation>
    </message>
    <message>
        <source>Spot the slip…</source>
        <translation>找疏漏…</translation>
    </message>
    <message>
        <source>Both ways side by side on this deal</source>
        <translation>这局牌的两种走法并排来看</translation>
    </message>
    <message>
        <source>How to make it stop…</source>
        <translation>怎样让它停下来…</translation>
    </message>
    <message>
        <source>Why the published program may run for ever, and what ends it</source>
        <translation>书上的程序为什么可能永远运行下去，怎样让它结束</translation>
    </message>
    <message>
        <source>Where they part is kept secret until it has been played.</source>
        <translation>它们在哪里分开，玩到了才揭晓。</translation>
    </message>
    <message>
        <source>How each of them ends is kept secret.</source>
        <translation>它们各自怎样结束，保密。</translation>
    </message>
    <message>
        <source>The whole rule: %1

The published way: %2</source>
        <translation>完整规则：%1

书上的程序：%2</translation>
    </message>
</context>
<context>
    <name>SlipWindow</name>
    <message>
        <source>Spot the slip</source>
        <translation>找疏漏</translation>
    </message>
    <message>
        <source>Where they &amp;part</source>
        <translation>分开的地方(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the play with which the two ways part</source>
        <translation>转到两种走法分开的那次出牌</translation>
    </message>
    <message>
        <source>The whole rule</source>
        <translation>完整规则</translation>
    </message>
    <message>
        <source>The published way</source>
        <translation>书上的程序</translation>
    </message>
    <message>
        <source>The rule as the books and articles state it</source>
        <translation>书和文章里写的规则</translation>
    </message>
    <message>
        <source>What the published program really does: at every capture it forgets the matching card, and it looks at the hands only when both have played</source>
        <translation>书上的程序实际做的：每次赢牌都忘掉配对牌，并且要等两个人都出过牌才去看手牌</translation>
    </message>
    <message>
        <source>What becomes of this deal</source>
        <translation>这局牌的结果</translation>
    </message>
    <message>
        <source>+ missing in the published program   − only there</source>
        <translation>+ 书上的程序里缺少   − 只有那里才有</translation>
    </message>
    <message>
        <source>The program&apos;s language</source>
        <translation>程序的语言</translation>
    </message>
    <message>
        <source>The program in %1</source>
        <translation>%1 程序</translation>
    </message>
    <message>
        <source>Who wins is kept secret.</source>
        <translation>谁获胜，保密。</translation>
    </message>
    <message>
        <source>How it ends is kept secret.</source>
        <translation>怎样结束，保密。</translation>
    </message>
    <message>
        <source>Where they part is kept secret until it has been played.</source>
        <translation>它们在哪里分开，玩到了才揭晓。</translation>
    </message>
    <message>
        <source>%1

Why the published way can never end:
%2</source>
        <translation>%1

为什么书上的程序永远不会结束：
%2</translation>
    </message>
    <message>
        <source>Plays: %1</source>
        <translation>出牌次数：%1</translation>
    </message>
    <message>
        <source>The whole rule: %1 The published way: %2</source>
        <translation>完整规则：%1 书上的程序：%2</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>By the whole rule %1 wins; the published way ends with two empty hands, and nobody wins.</source>
        <translation>按完整规则，%1获胜；书上的程序结束时两手牌都空了，没有胜者。</translation>
    </message>
    <message>
        <source>By the whole rule %1 wins; the published way never ends.</source>
        <translation>按完整规则，%1获胜；书上的程序永不结束。</translation>
    </message>
    <message>
        <source>By the whole rule %1 wins; whether the published way ever ends is not known.</source>
        <translation>按完整规则，%1获胜；书上的程序会不会结束还不知道。</translation>
    </message>
    <message>
        <source>Whether the game ever ends by the whole rule is not known.</source>
        <translation>按完整规则，对局会不会结束还不知道。</translation>
    </message>
    <message>
        <source>By the whole rule the game never ends; in the published way %1 wins.</source>
        <translation>按完整规则，对局永不结束；按书上的程序，%1获胜。</translation>
    </message>
    <message>
        <source>By the whole rule the game never ends; the published way ends with two empty hands, and nobody wins.</source>
        <translation>按完整规则，对局永不结束；书上的程序结束时两手牌都空了，没有胜者。</translation>
    </message>
    <message>
        <source>Neither ever ends: nobody wins by the whole rule, and nobody in the published way.</source>
        <translation>两者都永不结束：按完整规则没有胜者，按书上的程序也没有。</translation>
    </message>
    <message>
        <source>By the whole rule the game never ends; whether the published way does is not known.</source>
        <translation>按完整规则，对局永不结束；书上的程序会不会结束还不知道。</translation>
    </message>
    <message>
        <source>%1 wins by the whole rule, and in the published way, too.</source>
        <translation>按完整规则%1获胜，按书上的程序也一样。</translation>
    </message>
    <message>
        <source>By the whole rule %1 wins; the published way names the wrong winner, %2.</source>
        <translation>按完整规则，%1获胜；书上的程序说错了胜者，说是%2。</translation>
    </message>
</context>
<context>
    <name>SpeedText</name>
    <message>
        <source>top speed</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>1 play/s</source>
        <translation>每秒 1 次</translation>
    </message>
    <message>
        <source>1 play in %1 s</source>
        <translation>%1 秒 1 次</translation>
    </message>
    <message>
        <source>%1 plays/s</source>
        <translation>每秒 %1 次</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>∞ never ends</source>
        <translation>∞ 永不结束</translation>
    </message>
    <message>
        <source>%1’s play goes on, line by line: end it first, or take it back.</source>
        <translation>%1的这次出牌正在一行一行地进行：请先走完，或者收回。</translation>
    </message>
    <message>
        <source>%1’s turn: %1’s front card comes next.</source>
        <translation>轮到%1：接下来是%1最前面的那张牌。</translation>
    </message>
    <message>
        <source>Play %1: %2</source>
        <translation>第 %1 次出牌：%2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>The hands are dealt into q1 and q2; s is empty, and all of book is 0.</source>
        <translation>手牌发到 q1 和 q2；s 是空的，book 全部为 0。</translation>
    </message>
    <message>
        <source>It is %1’s turn: q is %2.</source>
        <translation>轮到%1：q 是 %2。</translation>
    </message>
    <message>
        <source>%1’s front card leaves %2: t is %3, and head moves on to %4.</source>
        <translation>%1最前面的牌离开 %2：t 为 %3，head 移到 %4。</translation>
    </message>
    <message>
        <source>The %1 goes on top of the pile: top is now %2.</source>
        <translation>%1 放到桌上的牌的最上面：top 现在为 %2。</translation>
    </message>
    <message>
        <source>book[%1] becomes 1, for the %1 on the table.</source>
        <translation>book[%1] 变为 1，因为 %1 在桌上了。</translation>
    </message>
    <message>
        <source>The %1 comes back to the tail of %2: tail moves on to %3.</source>
        <translation>%1 回到 %2 的队尾：tail 移到 %3。</translation>
    </message>
    <message>
        <source>book[%1] becomes 0: the %1 leaves the table.</source>
        <translation>book[%1] 变为 0：%1 离开桌面。</translation>
    </message>
    <message>
        <source>The %1 goes to the tail of %2: tail moves on to %3.</source>
        <translation>%1 接到 %2 的队尾：tail 移到 %3。</translation>
    </message>
    <message>
        <source>book[%1] becomes 0: the match leaves the table, too.</source>
        <translation>book[%1] 变为 0：配对牌也离开桌面。</translation>
    </message>
    <message>
        <source>The match goes to the tail of %1, too: tail moves on to %2.</source>
        <translation>配对牌也接到 %1 的队尾：tail 移到 %2。</translation>
    </message>
    <message>
        <source>All cards of the capture go to the tail of %1: tail moves on to %2.</source>
        <translation>赢得的牌全部接到 %1 的队尾：tail 移到 %2。</translation>
    </message>
    <message>
        <source>The program prints who wins, both hands and the table.</source>
        <translation>程序打印谁获胜、两手牌和桌上的牌。</translation>
    </message>
    <message>
        <source>%1 has no card to play: the loop ends.</source>
        <translation>%1没有牌可出：循环结束。</translation>
    </message>
    <message>
        <source>%1 has a card to play: the game goes on.</source>
        <translation>%1有牌可出：对局继续。</translation>
    </message>
    <message>
        <source>Both have run out of cards: the loop ends.</source>
        <translation>两个人的牌都出完了：循环结束。</translation>
    </message>
    <message>
        <source>%1 has run out of cards: the loop ends.</source>
        <translation>%1的牌出完了：循环结束。</translation>
    </message>
    <message>
        <source>Both hold cards: the game goes on.</source>
        <translation>两个人手里都有牌：对局继续。</translation>
    </message>
    <message>
        <source>%1 holds cards: the game goes on.</source>
        <translation>%1手里有牌：对局继续。</translation>
    </message>
    <message>
        <source>A jack takes the whole pile: a capture!</source>
        <translation>J 收走桌上所有的牌：赢牌了！</translation>
    </message>
    <message>
        <source>book[%1] is 1: one %1 lies on the table. A capture!</source>
        <translation>book[%1] 为 1：桌上有一张 %1。赢牌了！</translation>
    </message>
    <message>
        <source>book[%1] is 0: no %1 lies on the table.</source>
        <translation>book[%1] 为 0：桌上没有 %1。</translation>
    </message>
    <message>
        <source>The top of s is %1, not %2: it is taken.</source>
        <translation>s 最上面的是 %1，不是 %2：收走它。</translation>
    </message>
    <message>
        <source>The top of s is %1: this is the match.</source>
        <translation>s 最上面的是 %1：这就是配对牌。</translation>
    </message>
    <message>
        <source>The top of s is %1, the match: the loop ends and leaves it on the table.</source>
        <translation>s 最上面的是 %1，正是配对牌：循环结束，把它留在桌上。</translation>
    </message>
    <message>
        <source>Both have run out of cards: nobody wins.</source>
        <translation>两个人的牌都出完了：没有胜者。</translation>
    </message>
    <message>
        <source>One of them holds cards: the winner stands.</source>
        <translation>有一个人手里还有牌：胜者已定。</translation>
    </message>
    <message>
        <source>q1 is empty: the winner is %1.</source>
        <translation>q1 空了：胜者是%1。</translation>
    </message>
    <message>
        <source>q1 holds cards: the winner is %1.</source>
        <translation>q1 里有牌：胜者是%1。</translation>
    </message>
</context>
<context>
    <name>StopSteps</name>
    <message>
        <source>1. The missing line</source>
        <translation>1. 缺少的那一行</translation>
    </message>
    <message>
        <source>Deal %1, the published way</source>
        <translation>%1 号牌局，书上的程序</translation>
    </message>
    <message>
        <source>Deal %1, the whole rule</source>
        <translation>%1 号牌局，完整规则</translation>
    </message>
    <message>
        <source>The articles’ hands, the published way</source>
        <translation>文章里的手牌，书上的程序</translation>
    </message>
    <message>
        <source>At a capture the published program takes the card that was played and all cards above its match, and forgets the match itself: it stays on the table, and so does its mark. The first two lines with a plus take it along. The third looks at the hands after the turn of %4, too, not only when both have played.

Deal %1, the published way: %2
Deal %1, the whole rule: %3

By the whole rule none of the deals 1 to 1,000,000 of the full deck goes on for ever. The longest of them takes 5,449 plays.</source>
        <translation>赢牌时，书上的程序收走打出的牌和配对牌上面所有的牌，却忘了配对牌本身：它留在桌上，它的标记也留着。前两个带加号的行把它一起收走。第三行让程序在%4出牌之后也看一看手牌，而不是等两个人都出过牌才看。

%1 号牌局，书上的程序：%2
%1 号牌局，完整规则：%3

按完整规则，整副牌的 1 到 1,000,000 号牌局没有一局会永远进行下去。其中最长的一局出牌 5,449 次。</translation>
    </message>
    <message>
        <source>%1 plays %2, and %3 is its match. The published program leaves %3 on the table.</source>
        <translation>%1打出 %2，%3 与它相配。书上的程序把 %3 留在了桌上。</translation>
    </message>
    <message>
        <source>2. The cycle</source>
        <translation>2. 循环</translation>
    </message>
    <message>
        <source>The articles’ hands, as coursework</source>
        <translation>文章里的手牌，按课程作业</translation>
    </message>
    <message>
        <source>Deal %1 of four ranks in two suits, the whole rule</source>
        <translation>两种花色四种点数的 %1 号牌局，完整规则</translation>
    </message>
    <message>
        <source>The whole rule does not stop every game. Nobody ever has a choice; so when a position comes back, with the same ranks in the same places and the same player to move, all that followed must follow again, for ever. A program that keeps the positions it has seen can notice that, and stop: nobody wins.

By the whole rule that happens with small decks: of the 2,520 deals of four ranks in two suits, 168 go round, all of them every 52 plays. The articles’ hands do so where cards are picked up in table order: after %1 plays, every %2 plays.</source>
        <translation>完整规则也不能让每一局都停下来。谁都没有选择的余地；所以，如果一个局面再次出现——同样的点数在同样的地方，轮到同一位玩家——那么后来的一切也会再次出现，永远如此。程序只要记住见过的局面，就能发现这一点并停下来：没有胜者。

按完整规则，小的一副牌会这样：两种花色四种点数的 2,520 局牌中，有 168 局会循环，都是每出牌 52 次一圈。文章里的手牌，如果按桌上的次序收牌，也会循环：出牌 %1 次之后，每出牌 %2 次一圈。</translation>
    </message>
    <message>
        <source>The table after %1 plays; and after %2, and after %3, and so on.</source>
        <translation>出牌 %1 次之后的牌桌；出牌 %2 次、%3 次之后也是这样，一直如此。</translation>
    </message>
    <message>
        <source>3. The anchor</source>
        <translation>3. 锚</translation>
    </message>
    <message>
        <source>Who waits for a cycle in the published way may wait for ever: the way round can be far too long to be seen. But one look at the deal can be enough. Deal %1:

%2

A program can check this before it begins: if, after the first play, both hands hold a card of the rank that was played, the published way never ends.</source>
        <translation>书上的程序要等到循环出现，可能永远也等不到：一圈可能长得看不到头。但是，看一眼牌局也许就够了。%1 号牌局：

%2

程序可以在开始之前检查：第一次出牌之后，如果两手牌里都有与打出的牌同点数的牌，书上的程序就永远不会结束。</translation>
    </message>
    <message>
        <source>After 30 plays the anchor, %1, still lies at the bottom of the pile.</source>
        <translation>出牌 30 次之后，锚（%1）仍在桌上的牌的最下面。</translation>
    </message>
    <message>
        <source>4. 13 in 17</source>
        <translation>4. 17 局中的 13 局</translation>
    </message>
    <message>
        <source>How often is there an anchor? With the full deck, three more cards have the rank of the card that %1 plays first. In exactly 13 of 17 deals they are split between the players: there is an anchor, and the published way never ends. That is 76.5% of all deals.

In the other 4 of 17 one player holds all three. Each of them comes straight back whenever it is played, so that player can never run out, and wins if the game ends at all. Among deals 1 to 200,000 it always did.</source>
        <translation>锚有多常见？用整副牌时，另有三张牌与%1最先打出的牌点数相同。每 17 局中恰好有 13 局，这三张牌分在两个人手里：这就有了锚，书上的程序永远不会结束。这是全部牌局的 76.5%。

在另外 4 局中，三张牌都在一个人手里。每张打出后都会马上回来，所以这个人的牌永远出不完；只要对局会结束，就是他获胜。在 1 到 200,000 号牌局中，每次都是这样。</translation>
    </message>
    <message>
        <source>%1 holds the other three cards like %2. %3</source>
        <translation>与 %2 同点数的另外三张牌都在%1手里。%3</translation>
    </message>
</context>
<context>
    <name>StopWindow</name>
    <message>
        <source>How to make it stop</source>
        <translation>怎样让它停下来</translation>
    </message>
    <message>
        <source>Four steps</source>
        <translation>四个步骤</translation>
    </message>
    <message>
        <source>The four steps (1 to 4)</source>
        <translation>四个步骤（1 到 4）</translation>
    </message>
    <message>
        <source>Go to this step</source>
        <translation>转到这一步</translation>
    </message>
    <message>
        <source>What there is to know</source>
        <translation>需要知道的事</translation>
    </message>
    <message>
        <source>The table: %1</source>
        <translation>牌桌：%1</translation>
    </message>
    <message>
        <source>Put on the table:</source>
        <translation>放到桌上：</translation>
    </message>
    <message>
        <source>Put this game on the table. %1</source>
        <translation>把这一局放到桌上。%1</translation>
    </message>
</context>
<context>
    <name>SurpriseActions</name>
    <message>
        <source>A surprise: how it ends is kept secret.</source>
        <translation>一个惊喜：结局保密。</translation>
    </message>
</context>
<context>
    <name>SurpriseDialog</name>
    <message>
        <source>Surprise</source>
        <translation>惊喜</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜寻进度</translation>
    </message>
    <message>
        <source>How much of the search is done</source>
        <translation>搜寻完成了多少</translation>
    </message>
    <message>
        <source>&amp;Look on</source>
        <translation>继续找(&amp;L)</translation>
    </message>
    <message>
        <source>Try as many deals again</source>
        <translation>再试同样多的牌局</translation>
    </message>
    <message>
        <source>&amp;Show the longest</source>
        <translation>看看最长的(&amp;S)</translation>
    </message>
    <message>
        <source>Put the longest game that was found on the table</source>
        <translation>把找到的最长的对局放到桌上</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Give the search up (Esc)</source>
        <translation>放弃搜寻 (Esc)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭这个窗口 (Esc)</translation>
    </message>
</context>
<context>
    <name>SurpriseText</name>
    <message>
        <source>A close game: %1 is down to 1 card after play %2, and wins all the same.</source>
        <translation>险胜的一局：第 %2 次出牌之后%1只剩 1 张牌，却还是赢了。</translation>
    </message>
    <message>
        <source>A close game: %1 is down to %3 cards after play %2, and wins all the same.</source>
        <translation>险胜的一局：第 %2 次出牌之后%1只剩 %3 张牌，却还是赢了。</translation>
    </message>
    <message>
        <source>A close game: %1 has 1 card left after play %2, but %3 is out of cards first.</source>
        <translation>险胜的一局：第 %2 次出牌之后%1还剩 1 张牌，%3却先出完了。</translation>
    </message>
    <message>
        <source>A close game: %1 has %4 cards left after play %2, but %3 is out of cards first.</source>
        <translation>险胜的一局：第 %2 次出牌之后%1还剩 %4 张牌，%3却先出完了。</translation>
    </message>
    <message>
        <source>A &amp;long game</source>
        <translation>很长的一局(&amp;L)</translation>
    </message>
    <message>
        <source>An &amp;endless game</source>
        <translation>永不结束的一局(&amp;E)</translation>
    </message>
    <message>
        <source>A &amp;close game</source>
        <translation>险胜的一局(&amp;C)</translation>
    </message>
    <message>
        <source>A win for %1</source>
        <translation>%1获胜的一局</translation>
    </message>
    <message>
        <source>The longest game of some thousand random deals</source>
        <translation>几千局随机牌局中最长的一局</translation>
    </message>
    <message>
        <source>A random deal that never ends</source>
        <translation>一局永不结束的随机牌局</translation>
    </message>
    <message>
        <source>Of some thousand random deals the one that most nearly went the other way</source>
        <translation>几千局随机牌局中，差一点就是另一个结局的那一局</translation>
    </message>
    <message>
        <source>A random deal that %1 wins</source>
        <translation>一局%1获胜的随机牌局</translation>
    </message>
    <message>
        <source>Looking for a long game…</source>
        <translation>正在找很长的一局…</translation>
    </message>
    <message>
        <source>Looking for an endless game…</source>
        <translation>正在找永不结束的一局…</translation>
    </message>
    <message>
        <source>Looking for a close game…</source>
        <translation>正在找险胜的一局…</translation>
    </message>
    <message>
        <source>Looking for a game that %1 wins…</source>
        <translation>正在找%1获胜的一局…</translation>
    </message>
    <message>
        <source>1 deal tried</source>
        <translation>试了 1 局牌</translation>
    </message>
    <message>
        <source>%1 deals tried</source>
        <translation>试了 %1 局牌</translation>
    </message>
    <message>
        <source>A long game: %1, the most of %2 deals tried.</source>
        <translation>很长的一局：%1，是试过的 %2 局牌中最长的。</translation>
    </message>
    <message>
        <source>%1 wins after %2.</source>
        <translation>%1获胜，共 %2。</translation>
    </message>
    <message>
        <source>No game that comes to an end was found among %1 deals.</source>
        <translation>%1 局牌中没有找到会结束的对局。</translation>
    </message>
    <message>
        <source>No endless game was found among %1 deals.</source>
        <translation>%1 局牌中没有找到永不结束的对局。</translation>
    </message>
    <message>
        <source>No close game was found among %1 deals.</source>
        <translation>%1 局牌中没有找到险胜的对局。</translation>
    </message>
    <message>
        <source>No game that %2 wins was found among %1 deals.</source>
        <translation>%1 局牌中没有找到%2获胜的对局。</translation>
    </message>
    <message>
        <source>Other rules or another deck may have some.</source>
        <translation>换一种规则或一副牌，也许就有。</translation>
    </message>
    <message>
        <source>By the textbook’s rules at least 13 in 17 deals of a full deck never end; by the classic rule 1 in 15 deals of 4 ranks with 2 cards each.</source>
        <translation>按课本规则，整副牌每 17 局至少有 13 局永不结束；按经典规则，4 种点数各 2 张的牌每 15 局有 1 局。</translation>
    </message>
    <message>
        <source>By the classic rule no endless game of a full deck is known. %1</source>
        <translation>按经典规则，还没有人知道整副牌有永不结束的对局。%1</translation>
    </message>
    <message>
        <source>Other rules or another deck may have some. %1</source>
        <translation>换一种规则或一副牌，也许就有。%1</translation>
    </message>
    <message>
        <source>The longest game among them has %1.</source>
        <translation>其中最长的一局有 %1。</translation>
    </message>
    <message>
        <source>A win for &amp;A</source>
        <translation>甲获胜的一局(&amp;A)</translation>
    </message>
    <message>
        <source>A win for &amp;B</source>
        <translation>乙获胜的一局(&amp;B)</translation>
    </message>
</context>
<context>
    <name>SurveyChart</name>
    <message>
        <source>How long the games last</source>
        <translation>对局有多长</translation>
    </message>
    <message>
        <source>%1 plays and more</source>
        <translation>%1 次出牌以上</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 次出牌</translation>
    </message>
    <message>
        <source>%1 to %2 plays</source>
        <translation>%1 到 %2 次出牌</translation>
    </message>
    <message>
        <source>%1 of the games that end (%2)</source>
        <translation>会结束的对局中的 %1 局（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>Press Start to play many deals at once.</source>
        <translation>按“开始”，一次玩很多局牌。</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>还没有对局结束。</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>甲获胜</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>永不结束</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>乙获胜</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>plays until the game ends</source>
        <translation>到对局结束为止的出牌次数</translation>
    </message>
</context>
<context>
    <name>SurveyFigures</name>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>%1 %2 of these deals do.</source>
        <translation>%1这些牌局中有 %2。</translation>
    </message>
    <message>
        <source>%1%2 ± %3 points</source>
        <translation>%1%2 ± %3 个百分点</translation>
    </message>
    <message>
        <source>%1 to %2 plays</source>
        <translation>%1 到 %2 次出牌</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 次出牌</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>还没有对局结束。</translation>
    </message>
    <message>
        <source>%1 plays · deal %2</source>
        <translation>%1 次出牌 · %2 号牌局</translation>
    </message>
    <message>
        <source>Put deal %1 on the table.</source>
        <translation>把 %1 号牌局放到桌上。</translation>
    </message>
    <message>
        <source>Never ends</source>
        <translation>永不结束</translation>
    </message>
    <message>
        <source>Proved: the game repeats itself, or the card that was played first can never be caught.</source>
        <translation>已证明：对局会循环，或者最先打出的牌永远不会被赢走。</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>So many deals have been played so far, each to its proved end.</source>
        <translation>到目前为止玩了这么多局牌，每一局都有证明过的结局。</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>甲获胜</translation>
    </message>
    <message>
        <source>A plays first.</source>
        <translation>甲先出牌。</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>乙获胜</translation>
    </message>
    <message>
        <source>B plays second.</source>
        <translation>乙后出牌。</translation>
    </message>
    <message>
        <source>Playing first</source>
        <translation>先手之利</translation>
    </message>
    <message>
        <source>How many games more in a hundred A wins than B.</source>
        <translation>每一百局中，甲比乙多赢几局。</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Both hands are empty at the end.</source>
        <translation>结束时两手牌都空了。</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Neither an end nor a loop was found within the limit.</source>
        <translation>在上限之内没有找到结尾，也没有找到循环。</translation>
    </message>
    <message>
        <source>Plays, on average</source>
        <translation>平均出牌次数</translation>
    </message>
    <message>
        <source>Of the games that end.</source>
        <translation>会结束的对局的平均数。</translation>
    </message>
    <message>
        <source>Half of them within</source>
        <translation>一半不超过</translation>
    </message>
    <message>
        <source>Half of the games that end are over by then.</source>
        <translation>会结束的对局有一半那时已经结束。</translation>
    </message>
    <message>
        <source>Nine in ten take</source>
        <translation>九成在此之间</translation>
    </message>
    <message>
        <source>One game in twenty is shorter, and one in twenty is longer.</source>
        <translation>二十局中有一局更短，有一局更长。</translation>
    </message>
    <message>
        <source>Captures, on average</source>
        <translation>平均赢牌次数</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>最短的一局</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>最长的一局</translation>
    </message>
</context>
<context>
    <name>SurveyForm</name>
    <message>
        <source>How many ranks the deck has</source>
        <translation>这副牌有几种点数</translation>
    </message>
    <message>
        <source>How many cards of each rank</source>
        <translation>每种点数有几张</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不比较</translation>
    </message>
    <message>
        <source>The rules to play by</source>
        <translation>用哪种规则玩</translation>
    </message>
    <message>
        <source>Other rules to play the same deals by, for comparison</source>
        <translation>用另一种规则玩同样的牌局，以便比较</translation>
    </message>
    <message>
        <source>How many deals to play</source>
        <translation>玩多少局牌</translation>
    </message>
    <message>
        <source>The number of the first deal</source>
        <translation>第一局牌的编号</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>规则(&amp;R)：</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>比较(&amp;W)：</translation>
    </message>
    <message>
        <source>Ran&amp;ks:</source>
        <translation>点数(&amp;K)：</translation>
    </message>
    <message>
        <source>Cards of &amp;each:</source>
        <translation>每种张数(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>局数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;From number:</source>
        <translation>起始编号(&amp;F)：</translation>
    </message>
    <message>
        <source>This deck has one card only. Choose more ranks, or more cards of each.</source>
        <translation>这副牌只有一张。请多选几种点数，或每种多选几张。</translation>
    </message>
    <message>
        <source>How many deals? Write a whole number, 1 or more.</source>
        <translation>玩多少局？请输入 1 以上的整数。</translation>
    </message>
    <message>
        <source>From which deal on? Write a whole number, 0 or more.</source>
        <translation>从哪一局开始？请输入 0 以上的整数。</translation>
    </message>
    <message>
        <source>Deals are numbered up to %1. Begin with a lower number, or play fewer.</source>
        <translation>牌局的编号到 %1 为止。请从小一些的编号开始，或少玩几局。</translation>
    </message>
    <message>
        <source>These are the same rules twice. Choose others to compare them with.</source>
        <translation>两边是同样的规则。请另选一种来比较。</translation>
    </message>
</context>
<context>
    <name>SurveyTable</name>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>%1 plays · deal %2</source>
        <translation>%1 次出牌 · %2 号牌局</translation>
    </message>
</context>
<context>
    <name>SurveyWindow</name>
    <message>
        <source>Survey of many deals</source>
        <translation>大量牌局的统计</translation>
    </message>
    <message>
        <source>The system has no thread to spare. Close other programs, and try again.</source>
        <translation>系统没有空闲的线程。请关闭别的程序，再试一次。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>Play these deals, from the first one on (Enter)</source>
        <translation>从第一局起，玩这些牌局 (Enter)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Deals that never end</source>
        <translation>永不结束的牌局</translation>
    </message>
    <message>
        <source>Put a deal on the table</source>
        <translation>把一局牌放到桌上</translation>
    </message>
    <message>
        <source>Deals that &amp;never end:</source>
        <translation>永不结束的牌局(&amp;N)：</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>保存(&amp;V)</translation>
    </message>
    <message>
        <source>Keep what was found</source>
        <translation>保留找到的结果</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>存为表格 (CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>For a spreadsheet: outcomes and lengths</source>
        <translation>供电子表格使用：结局和长度</translation>
    </message>
    <message>
        <source>As &amp;JSON, to merge…</source>
        <translation>存为 JSON 以便合并(&amp;J)…</translation>
    </message>
    <message>
        <source>For kitten-fishing-cli merge, and for other programs</source>
        <translation>供 kitten-fishing-cli merge 和其他程序使用</translation>
    </message>
    <message>
        <source>As a &amp;picture (PNG)…</source>
        <translation>存为图片 (PNG)(&amp;P)…</translation>
    </message>
    <message>
        <source>The picture on the left, at twice its size</source>
        <translation>左边的图，放大一倍</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>关闭这个窗口 (Esc)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop here, and keep what was found</source>
        <translation>停在这里，保留找到的结果</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>继续(&amp;G)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>Hold on, to go on later</source>
        <translation>先停一下，以后再继续</translation>
    </message>
    <message>
        <source>%1. A click puts the first such deal on the table.</source>
        <translation>%1。单击就把其中第一局放到桌上。</translation>
    </message>
    <message>
        <source>Click a bar or a blue figure to put its deal on the table. The margins hold 95 times in 100, taking these deals as a sample of all.</source>
        <translation>单击柱子或蓝色的数字，就把那局牌放到桌上。把这些牌局当作全部牌局的样本，误差范围一百次中有 95 次成立。</translation>
    </message>
    <message>
        <source>Every deal is played to its end, or it is proved that there is none.</source>
        <translation>每局牌都玩到结束，或者证明它永不结束。</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%1 局，共 %2 局</translation>
    </message>
    <message>
        <source>%1, %2 a second</source>
        <translation>%1，每秒 %2 局</translation>
    </message>
    <message>
        <source>%1, %2 s left</source>
        <translation>%1，还剩 %2 秒</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1，还剩 %2 分钟</translation>
    </message>
    <message>
        <source>Save the survey as a table</source>
        <translation>把统计存为表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save the survey as JSON</source>
        <translation>把统计存为 JSON</translation>
    </message>
    <message>
        <source>Surveys (*.json)</source>
        <translation>统计 (*.json)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>survey %1-%2</source>
        <translation>统计 %1-%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation>%1 无法写入：%2。请另选一个文件夹。</translation>
    </message>
</context>
<context>
    <name>TimelinePreview</name>
    <message>
        <source>A moment of the game</source>
        <translation>对局的一刻</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Timeline</source>
        <translation>时间轴</translation>
    </message>
    <message>
        <source>Timeline: drag to any moment of the game (Home, End, Left, Right)</source>
        <translation>时间轴：拖到对局的任何时刻（Home、End、左右键）</translation>
    </message>
</context>
<context>
    <name>ToldGame</name>
    <message>
        <source>Own hands</source>
        <translation>自己的手牌</translation>
    </message>
</context>
<context>
    <name>TransportBar</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Plays made</source>
        <translation>已经出牌的次数</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed (Plus, Minus)</source>
        <translation>速度（加号、减号）</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Verdict</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>Why it never ends</source>
        <translation>为什么永不结束</translation>
    </message>
    <message>
        <source>See one come back</source>
        <translation>看一张怎样回来</translation>
    </message>
    <message>
        <source>Go to the next play of such a card</source>
        <translation>转到下一次打出这样的牌</translation>
    </message>
    <message>
        <source>The loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>Go to the loop</source>
        <translation>转到循环</translation>
    </message>
    <message>
        <source>Go to the first position that comes back</source>
        <translation>转到第一个会再次出现的局面</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>See the two equal positions side by side</source>
        <translation>把两个相同的局面并排来看</translation>
    </message>
    <message>
        <source>The same deal by the classic rule</source>
        <translation>同一局牌，按经典规则</translation>
    </message>
    <message>
        <source>Watch that game</source>
        <translation>看那一局</translation>
    </message>
    <message>
        <source>Play the same deal again by the classic rule</source>
        <translation>按经典规则重玩同一局牌</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>还没有对局</translation>
    </message>
    <message>
        <source>A secret</source>
        <translation>保密</translation>
    </message>
    <message>
        <source>Whether and how this game ends is kept secret. Play on to find out.</source>
        <translation>这一局会不会结束、怎样结束，保密。接着出牌就知道了。</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>还不知道</translation>
    </message>
</context>
<context>
    <name>VerdictRow</name>
    <message>
        <source>%1. %2</source>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>VerdictSearch</name>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Give the search up</source>
        <translation>放弃搜寻</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜寻进度</translation>
    </message>
    <message>
        <source>How much of its longest way the search has gone</source>
        <translation>搜寻走完了最长路程的多少</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>再找一遍</translation>
    </message>
    <message>
        <source>Look 10 times further</source>
        <translation>再往远处找 10 倍</translation>
    </message>
    <message>
        <source>Look at the first %1 plays</source>
        <translation>推算前 %1 次出牌</translation>
    </message>
    <message>
        <source>Limit: %1 plays</source>
        <translation>上限：出牌 %1 次</translation>
    </message>
    <message>
        <source>How many plays of every game are looked at for an end or a loop</source>
        <translation>为了找到结尾或循环，每一局要推算多少次出牌</translation>
    </message>
    <message>
        <source>The first %1 plays are being searched for a loop as well.</source>
        <translation>还在前 %1 次出牌中找循环。</translation>
    </message>
    <message>
        <source>The first %1 plays are being searched for an end, or for a position that comes twice. You can play meanwhile.</source>
        <translation>正在前 %1 次出牌中找结尾，或出现两次的局面。您可以同时接着玩。</translation>
    </message>
    <message>
        <source>The search for a loop was stopped.</source>
        <translation>停止了对循环的搜寻。</translation>
    </message>
    <message>
        <source>The search was stopped before it had seen the first %1 plays.</source>
        <translation>还没有看完前 %1 次出牌，搜寻就停止了。</translation>
    </message>
    <message>
        <source>Within the first %1 plays no position comes twice, so its loop is not known.</source>
        <translation>前 %1 次出牌中没有局面出现两次，所以不知道它的循环。</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 次出牌</translation>
    </message>
</context>
<context>
    <name>VerdictText</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 more cards of this rank</source>
        <translation>这个点数的另外 %1 张牌</translation>
    </message>
    <message>
        <source>1 play</source>
        <translation>1 次出牌</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 次出牌</translation>
    </message>
    <message>
        <source>This is how long the game lasts.</source>
        <translation>这一局有这么长。</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>转到结尾</translation>
    </message>
    <message>
        <source>No capture</source>
        <translation>没有赢牌</translation>
    </message>
    <message>
        <source>Every card that was played stayed on the pile.</source>
        <translation>打出的牌全部留在桌上。</translation>
    </message>
    <message>
        <source>1 capture</source>
        <translation>1 次赢牌</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>%1 次赢牌</translation>
    </message>
    <message>
        <source>The first is play %1.</source>
        <translation>第一次是第 %1 次出牌。</translation>
    </message>
    <message>
        <source>Go to the first capture</source>
        <translation>转到第一次赢牌</translation>
    </message>
    <message>
        <source>1 card in one capture</source>
        <translation>一次赢牌 1 张</translation>
    </message>
    <message>
        <source>%1 cards in one capture</source>
        <translation>一次赢牌 %1 张</translation>
    </message>
    <message>
        <source>No capture is bigger; the first is play %1.</source>
        <translation>没有更大的赢牌；第一次是第 %1 次出牌。</translation>
    </message>
    <message>
        <source>The biggest catch, with play %1.</source>
        <translation>最大的一次赢牌，在第 %1 次出牌。</translation>
    </message>
    <message>
        <source>Go to this capture</source>
        <translation>转到这次赢牌</translation>
    </message>
    <message>
        <source>1 play without a capture</source>
        <translation>1 次出牌没有赢牌</translation>
    </message>
    <message>
        <source>%1 plays without a capture</source>
        <translation>连续 %1 次出牌没有赢牌</translation>
    </message>
    <message>
        <source>No wait is longer; the first is play %1.</source>
        <translation>没有更长的等待；第一次在第 %1 次出牌。</translation>
    </message>
    <message>
        <source>The longest wait, from play %1 to play %2.</source>
        <translation>最长的等待，从第 %1 次到第 %2 次出牌。</translation>
    </message>
    <message>
        <source>Go to where it begins</source>
        <translation>转到它开始的地方</translation>
    </message>
    <message>
        <source>No change of the lead</source>
        <translation>领先者没有换过</translation>
    </message>
    <message>
        <source>Whoever held more cards first was never overtaken.</source>
        <translation>先有更多牌的人从未被超过。</translation>
    </message>
    <message>
        <source>1 change of the lead</source>
        <translation>领先者换了 1 次</translation>
    </message>
    <message>
        <source>%1 changes of the lead</source>
        <translation>领先者换了 %1 次</translation>
    </message>
    <message>
        <source>With play %1 the other player came to hold more cards.</source>
        <translation>第 %1 次出牌时，另一位玩家的牌变多了。</translation>
    </message>
    <message>
        <source>With play %1 the other player came to hold more cards for the last time.</source>
        <translation>第 %1 次出牌时，另一位玩家的牌最后一次变多了。</translation>
    </message>
    <message>
        <source>Go to the last change</source>
        <translation>转到最后一次换人</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1获胜</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Never ends</source>
        <translation>永不结束</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>%1 plays %3 first. It becomes the bottom of the pile, and because a capture leaves the matching card lying, it never leaves the table.

%1 also holds %4; %2 holds %5. Whenever one of these is played, it finds %3, captures all that lies above it, and comes straight back to the same hand.

So neither player can ever run out of cards.</source>
        <translation>%1最先打出 %3。它成了桌上的牌的最下面一张；赢牌时配对牌会留下，所以它永远不会离开牌桌。

%1手里还有 %4；%2手里有 %5。其中任何一张打出时，都会遇到 %3，收走它上面所有的牌，然后马上回到同一个人手里。

所以两个人的牌都永远出不完。</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>对局开始的局面</translation>
    </message>
    <message>
        <source>The position after play %1</source>
        <translation>第 %1 次出牌之后的局面</translation>
    </message>
    <message>
        <source>%1 comes back after play %2, rank for rank and with the same player to move. What follows must come back too, for ever.

Once round takes %3 plays and has %4.</source>
        <translation>%1在第 %2 次出牌之后再次出现，点数张张相同，也轮到同一位玩家。后面的一切也必定再次出现，永远如此。

走完一圈要出牌 %3 次，其中有 %4。</translation>
    </message>
    <message>
        <source>Of the first %1 plays:</source>
        <translation>前 %1 次出牌中：</translation>
    </message>
    <message>
        <source>Of the first %1 plays, twice round the loop:</source>
        <translation>前 %1 次出牌中，循环走了两圈：</translation>
    </message>
    <message>
        <source>Of the first %1 plays, up to the loop and twice round it:</source>
        <translation>前 %1 次出牌中，走到循环并走了两圈：</translation>
    </message>
    <message>
        <source>The same outcome. %1</source>
        <translation>结局相同。%1</translation>
    </message>
    <message>
        <source>Another outcome! %1</source>
        <translation>结局不同！%1</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Animate moves</source>
        <translation>出牌动画(&amp;A)</translation>
    </message>
    <message>
        <source>Let the cards glide to their places</source>
        <translation>让牌滑到自己的位置</translation>
    </message>
    <message>
        <source>&amp;Hands face down</source>
        <translation>手牌背面朝上(&amp;H)</translation>
    </message>
    <message>
        <source>Show only the cards on the pile, as at a real table</source>
        <translation>只亮出桌上的牌，像真的牌桌一样</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>四种颜色(&amp;F)</translation>
    </message>
    <message>
        <source>Give each suit a colour of its own</source>
        <translation>每种花色各用一种颜色</translation>
    </message>
    <message>
        <source>Fish &amp;scales</source>
        <translation>鱼鳞(&amp;S)</translation>
    </message>
    <message>
        <source>Cat &amp;paws</source>
        <translation>猫爪(&amp;P)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>与系统一致(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Card &amp;backs</source>
        <translation>牌背(&amp;B)</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>外观(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
</context>
<context>
    <name>WorkChart</name>
    <message>
        <source>play 0</source>
        <translation>第 0 次出牌</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>第 %1 次出牌</translation>
    </message>
</context>
<context>
    <name>WorkView</name>
    <message>
        <source>How often does the program compare? By searching, each card is held against the pile from the top down. With book, one look tells whether there is a match.</source>
        <translation>程序要比较多少次？查找时，每张牌都要与桌上的牌从上往下比。有了 book，看一眼就知道有没有配对牌。</translation>
    </message>
    <message>
        <source>So far: %1 comparisons by searching the pile, %2 with book.</source>
        <translation>到目前为止：在桌上的牌里查找要比较 %1 次，用 book 要 %2 次。</translation>
    </message>
    <message>
        <source>Comparisons up to play %1: %2 by searching the pile, %3 with book</source>
        <translation>到第 %1 次出牌为止的比较：在桌上的牌里查找 %2 次，用 book %3 次</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. On this deal %2 overflows at play %3.</source>
        <translation>书上的程序为每手牌准备了 %1 格的数组，每一格只用一次。在这局牌上，%2 在第 %3 次出牌时溢出。</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. After play %2:</source>
        <translation>书上的程序为每手牌准备了 %1 格的数组，每一格只用一次。第 %2 次出牌之后：</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. On this deal %2 will overflow at play %3. After play %4:</source>
        <translation>书上的程序为每手牌准备了 %1 格的数组，每一格只用一次。在这局牌上，%2 将在第 %3 次出牌时溢出。第 %4 次出牌之后：</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. On this deal that is enough. After play %2:</source>
        <translation>书上的程序为每手牌准备了 %1 格的数组，每一格只用一次。在这局牌上够用了。第 %2 次出牌之后：</translation>
    </message>
    <message>
        <source>searching the pile</source>
        <translation>在桌上的牌里查找</translation>
    </message>
    <message>
        <source>with book</source>
        <translation>用 book</translation>
    </message>
</context>
<context>
    <name>code</name>
    <message>
        <source>a hand</source>
        <translation>一手牌</translation>
    </message>
    <message>
        <source>cells 1, 2, 3 and so on</source>
        <translation>第 1、2、3 格，依次类推</translation>
    </message>
    <message>
        <source>where the front card is</source>
        <translation>最前面的牌在哪里</translation>
    </message>
    <message>
        <source>the first free cell</source>
        <translation>第一个空格</translation>
    </message>
    <message>
        <source>the pile on the table</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>where the newest card is</source>
        <translation>最新的牌在哪里</translation>
    </message>
    <message>
        <source>the hands of A and B</source>
        <translation>甲和乙的手牌</translation>
    </message>
    <message>
        <source>book[t] is 1 while a card t lies on the table</source>
        <translation>桌上有牌 t 时 book[t] 为 1</translation>
    </message>
    <message>
        <source>the front card is played</source>
        <translation>打出最前面的牌</translation>
    </message>
    <message>
        <source>no match on the table</source>
        <translation>桌上没有配对牌</translation>
    </message>
    <message>
        <source>on top of the pile</source>
        <translation>放到桌上的牌的最上面</translation>
    </message>
    <message>
        <source>there is one: a capture</source>
        <translation>有配对牌：赢牌</translation>
    </message>
    <message>
        <source>back, to the tail</source>
        <translation>收回，接到队尾</translation>
    </message>
    <message>
        <source>down to the match</source>
        <translation>往下直到配对牌</translation>
    </message>
    <message>
        <source>and the match itself</source>
        <translation>还有配对牌本身</translation>
    </message>
    <message>
        <source>the slash that parts the hands</source>
        <translation>隔开两手牌的斜线</translation>
    </message>
    <message>
        <source>does A hold a card?</source>
        <translation>甲手里有牌吗？</translation>
    </message>
    <message>
        <source>A has run out</source>
        <translation>甲的牌出完了</translation>
    </message>
    <message>
        <source>B has run out</source>
        <translation>乙的牌出完了</translation>
    </message>
    <message>
        <source>both have run out</source>
        <translation>两个人的牌都出完了</translation>
    </message>
    <message>
        <source>the head of the queue</source>
        <translation>队首</translation>
    </message>
    <message>
        <source>the hands, parted by a slash</source>
        <translation>两手牌，用斜线隔开</translation>
    </message>
    <message>
        <source>the hand of A</source>
        <translation>甲的手牌</translation>
    </message>
    <message>
        <source>the hand of B</source>
        <translation>乙的手牌</translation>
    </message>
    <message>
        <source>turn of q:</source>
        <translation>q 的一次出牌：</translation>
    </message>
    <message>
        <source>take t from the head of q</source>
        <translation>从 q 的队首取出 t</translation>
    </message>
    <message>
        <source>if book[t] = 0:</source>
        <translation>如果 book[t] = 0：</translation>
    </message>
    <message>
        <source>put t on top of s</source>
        <translation>把 t 放到 s 的最上面</translation>
    </message>
    <message>
        <source>book[t] ← 1</source>
        <translation>book[t] ← 1</translation>
    </message>
    <message>
        <source>otherwise:</source>
        <translation>否则：</translation>
    </message>
    <message>
        <source>put t at the tail of q</source>
        <translation>把 t 接到 q 的队尾</translation>
    </message>
    <message>
        <source>while the top of s ≠ t:</source>
        <translation>当 s 最上面的牌 ≠ t 时：</translation>
    </message>
    <message>
        <source>book[top of s] ← 0</source>
        <translation>book[s 最上面的牌] ← 0</translation>
    </message>
    <message>
        <source>move the top of s to the tail of q</source>
        <translation>把 s 最上面的牌移到 q 的队尾</translation>
    </message>
    <message>
        <source>book[t] ← 0</source>
        <translation>book[t] ← 0</translation>
    </message>
    <message>
        <source>deal the hands of A and B to q1 and q2</source>
        <translation>把甲和乙的手牌发到 q1 和 q2</translation>
    </message>
    <message>
        <source>let s be empty and all of book 0</source>
        <translation>s 设为空，book 全部设为 0</translation>
    </message>
    <message>
        <source>while q1 and q2 hold cards:</source>
        <translation>当 q1 和 q2 里都有牌时：</translation>
    </message>
    <message>
        <source>while q1 holds cards:</source>
        <translation>当 q1 里有牌时：</translation>
    </message>
    <message>
        <source>turn of q1</source>
        <translation>q1 的一次出牌</translation>
    </message>
    <message>
        <source>leave the loop if q1 is empty</source>
        <translation>如果 q1 空了，离开循环</translation>
    </message>
    <message>
        <source>leave the loop if q2 is empty</source>
        <translation>如果 q2 空了，离开循环</translation>
    </message>
    <message>
        <source>turn of q2</source>
        <translation>q2 的一次出牌</translation>
    </message>
    <message>
        <source>A wins if q1 holds cards, otherwise B</source>
        <translation>q1 里有牌则甲获胜，否则乙获胜</translation>
    </message>
    <message>
        <source>A wins if q1 is empty, otherwise B</source>
        <translation>q1 空了则甲获胜，否则乙获胜</translation>
    </message>
    <message>
        <source>nobody wins if q1 and q2 are empty</source>
        <translation>q1 和 q2 都空了则没有胜者</translation>
    </message>
    <message>
        <source>show who wins, q1, q2 and s</source>
        <translation>显示谁获胜、q1、q2 和 s</translation>
    </message>
</context>
<context>
    <name>console</name>
    <message>
        <source>Says how a deal ends: who wins, or that the game provably never ends.

Usage: kitten-fishing-cli judge [OPTIONS] DEAL
       kitten-fishing-cli judge [OPTIONS] -

  DEAL             both hands, front card first, such as 2 4 1 / 3 1 3
  -                read deals from standard input, one a line; answer each with
                   one line of JSON at once. A bad line is answered with its error
  --deal NUMBER    a numbered random deal in place of a typed one
    --ranks N      its deck has ranks 1 to N (1 to 13; 13 if not given)
    --copies N     and N cards of each rank (1 to 16; 4 if not given)
  --file FILE      a deal written in a file, or a saved game, whose rules count
                   unless there are others here
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --json           one line of JSON
  --help           this text

Examples:
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli judge --deal 42 --rules textbook --json
  kitten-fishing-cli judge - &lt; deals.txt
</source>
        <translation>判定一局牌怎样结束：谁获胜，或者证明对局永不结束。

用法：kitten-fishing-cli judge [选项] DEAL
      kitten-fishing-cli judge [选项] -

  DEAL             两手牌，最前面的牌先写，如 2 4 1 / 3 1 3
  -                从标准输入读取牌局，每行一局；每局立刻用一行 JSON 回答。
                   写错的行，回答是错在哪里
  --deal NUMBER    不输入手牌，而用有编号的随机牌局
    --ranks N      它有 1 到 N 各种点数（1 到 13；不写就是 13）
    --copies N     每种点数 N 张（1 到 16；不写就是 4）
  --file FILE      写在文件里的牌局，或保存的对局；这里没有写别的规则，
                   就用对局自己的规则
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成对写出，如
                   jack=hook,after=again，或者两者一起：textbook,end=play
  --limit PLAYS    最多推算这么多次出牌（不写就是 1000000）
  --json           一行 JSON
  --help           显示这些说明

例如：
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli judge --deal 42 --rules textbook --json
  kitten-fishing-cli judge - &lt; deals.txt
</translation>
    </message>
    <message>
        <source>Writes down a whole game: each play, and how the cards lie after it.

Usage: kitten-fishing-cli play [OPTIONS] DEAL

  DEAL             both hands, front card first, such as 2 4 1 / 3 1 3
  --deal NUMBER    a numbered random deal in place of a typed one
    --ranks N      its deck has ranks 1 to N (1 to 13; 13 if not given)
    --copies N     and N cards of each rank (1 to 16; 4 if not given)
  --file FILE      a deal written in a file, or a saved game, whose rules count
                   unless there are others here
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    stop after this many plays (1000 if not given)
  --json           one line of JSON a play
  --help           this text

Examples:
  kitten-fishing-cli play 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --deal 7 --ranks 4 --copies 2 --rules hook
</source>
        <translation>写下整个对局：每次出牌，以及之后各张牌的位置。

用法：kitten-fishing-cli play [选项] DEAL

  DEAL             两手牌，最前面的牌先写，如 2 4 1 / 3 1 3
  --deal NUMBER    不输入手牌，而用有编号的随机牌局
    --ranks N      它有 1 到 N 各种点数（1 到 13；不写就是 13）
    --copies N     每种点数 N 张（1 到 16；不写就是 4）
  --file FILE      写在文件里的牌局，或保存的对局；这里没有写别的规则，
                   就用对局自己的规则
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成对写出，如
                   jack=hook,after=again，或者两者一起：textbook,end=play
  --limit PLAYS    出牌这么多次之后停下（不写就是 1000 次）
  --json           每次出牌一行 JSON
  --help           显示这些说明

例如：
  kitten-fishing-cli play 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --deal 7 --ranks 4 --copies 2 --rules hook
</translation>
    </message>
    <message>
        <source>Prints a numbered random deal, the same on every machine: A&apos;s hand / B&apos;s hand.

Usage: kitten-fishing-cli deal [OPTIONS] NUMBER

  NUMBER           0 to 18446744073709551615
  --ranks N        a deck with ranks 1 to N (1 to 13; 13 if not given)
  --copies N       and N cards of each rank (1 to 16; 4 if not given)
  --json           one line of JSON, with the identity of every card
  --help           this text

Examples:
  kitten-fishing-cli deal 42
  kitten-fishing-cli deal 7 --ranks 4 --copies 2 --json
</source>
        <translation>按编号显示一局随机的牌，在任何电脑上都一样：甲的手牌 / 乙的手牌。

用法：kitten-fishing-cli deal [选项] NUMBER

  NUMBER           0 到 18446744073709551615
  --ranks N        用 1 到 N 各种点数（1 到 13；不写就是 13）
  --copies N       每种点数 N 张（1 到 16；不写就是 4）
  --json           一行 JSON，写出每张牌的身份
  --help           显示这些说明

例如：
  kitten-fishing-cli deal 42
  kitten-fishing-cli deal 7 --ranks 4 --copies 2 --json
</translation>
    </message>
    <message>
        <source>Adds up how numbered random deals end: who wins, how long it takes, and whether it
ever does not end.

Usage: kitten-fishing-cli survey [OPTIONS]

  --deals FIRST-LAST
                   the numbers of the deals (1-1000000 if not given)
  --ranks N        their deck has ranks 1 to N (1 to 13; 13 if not given)
  --copies N       and N cards of each rank (1 to 16; 4 if not given)
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --threads N      so many threads (as many as the processor runs if not given)
  --file FILE      keep the result in a file, and go on from what is in it already
  --json           one line of JSON
  --help           this text

Ctrl+C gives the result so far, exact for the deals that it names; the
exit status is 130 then. The command merge adds up results of disjoint ranges.

Examples:
  kitten-fishing-cli survey --deals 1-20000
  kitten-fishing-cli survey --rules hook --ranks 6 --copies 2 --deals 7-99 --json
</source>
        <translation>统计有编号的随机牌局怎样结束：谁获胜、有多长，以及会不会永不结束。

用法：kitten-fishing-cli survey [选项]

  --deals FIRST-LAST
                   牌局的编号（不写就是 1-1000000）
  --ranks N        用 1 到 N 各种点数（1 到 13；不写就是 13）
  --copies N       每种点数 N 张（1 到 16；不写就是 4）
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成对写出，如
                   jack=hook,after=again，或者两者一起：textbook,end=play
  --limit PLAYS    最多推算这么多次出牌（不写就是 1000000）
  --threads N      用几个线程（不写就按处理器能同时运行的数目）
  --file FILE      把结果保存在文件里，并从已有的结果继续
  --json           一行 JSON
  --help           显示这些说明

按 Ctrl+C 得到目前的结果，对其中写出的牌局是准确的；
这时的退出状态是 130。命令 merge 可以合并不重叠的结果。

例如：
  kitten-fishing-cli survey --deals 1-20000
  kitten-fishing-cli survey --rules hook --ranks 6 --copies 2 --deals 7-99 --json
</translation>
    </message>
    <message>
        <source>Counts how every single deal of a small deck ends, exactly. Deals that differ only
in what their ranks are called are played once and counted together.

Usage: kitten-fishing-cli census --ranks N --copies N [OPTIONS]

  --ranks N        the deck has ranks 1 to N (1 to 13)
  --copies N       and N cards of each rank (1 to 16)
  --classes FIRST-LAST
                   play these classes of deals alone (all of them if not given)
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --threads N      so many threads (as many as the processor runs if not given)
  --file FILE      keep the result in a file, and go on from what is in it already
  --json           one line of JSON
  --help           this text

Ctrl+C gives the result so far, exact for the classes that it names; the
exit status is 130 then. The command merge adds up results of disjoint ranges.

Examples:
  kitten-fishing-cli census --ranks 5 --copies 2
  kitten-fishing-cli census --ranks 3 --copies 2 --rules textbook --json
</source>
        <translation>准确地普查一小副牌的每一局怎样结束。只有点数的叫法不同的牌局
归为一类，只玩一次，合在一起计算。

用法：kitten-fishing-cli census --ranks N --copies N [选项]

  --ranks N        用 1 到 N 各种点数（1 到 13）
  --copies N       每种点数 N 张（1 到 16）
  --classes FIRST-LAST
                   只玩这些类的牌局（不写就是全部）
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成对写出，如
                   jack=hook,after=again，或者两者一起：textbook,end=play
  --limit PLAYS    最多推算这么多次出牌（不写就是 1000000）
  --threads N      用几个线程（不写就按处理器能同时运行的数目）
  --file FILE      把结果保存在文件里，并从已有的结果继续
  --json           一行 JSON
  --help           显示这些说明

按 Ctrl+C 得到目前的结果，对其中写出的类是准确的；
这时的退出状态是 130。命令 merge 可以合并不重叠的结果。

例如：
  kitten-fishing-cli census --ranks 5 --copies 2
  kitten-fishing-cli census --ranks 3 --copies 2 --rules textbook --json
</translation>
    </message>
    <message>
        <source>Searches for long games. A climb goes from the longest of 4096 random deals on to
longer ones, one change at a time. Endless games that it meets are kept, too.

Usage: kitten-fishing-cli hunt [OPTIONS]

  --climbs FIRST-LAST
                   the numbers of the climbs (1-1000 if not given)
  --seed N         the seed that all climbs follow from (1 if not given)
  --ranks N        the deck has ranks 1 to N (1 to 13; 13 if not given)
  --copies N       and N cards of each rank (1 to 16; 4 if not given)
  --rules RULES    classic, textbook, hook, coursework or race, pairs such as
                   jack=hook,after=again, or both: textbook,end=play
  --limit PLAYS    look at this many plays at most (1000000 if not given)
  --threads N      so many threads (as many as the processor runs if not given)
  --file FILE      keep the result in a file, and go on from what is in it already
  --json           one line of JSON
  --help           this text

Ctrl+C gives the result so far, exact for the climbs that it names; the
exit status is 130 then. The command merge adds up results of disjoint ranges.

Examples:
  kitten-fishing-cli hunt --climbs 1-4
  kitten-fishing-cli hunt --ranks 6 --copies 2 --seed 7 --climbs 1-10 --json
</source>
        <translation>搜寻很长的对局。一次攀登从 4096 局随机牌局中最长的一局出发，
每次改动一处，走向更长的对局。遇到永不结束的对局也会保留。

用法：kitten-fishing-cli hunt [选项]

  --climbs FIRST-LAST
                   攀登的编号（不写就是 1-1000）
  --seed N         决定所有攀登的种子（不写就是 1）
  --ranks N        用 1 到 N 各种点数（1 到 13；不写就是 13）
  --copies N       每种点数 N 张（1 到 16；不写就是 4）
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成对写出，如
                   jack=hook,after=again，或者两者一起：textbook,end=play
  --limit PLAYS    最多推算这么多次出牌（不写就是 1000000）
  --threads N      用几个线程（不写就按处理器能同时运行的数目）
  --file FILE      把结果保存在文件里，并从已有的结果继续
  --json           一行 JSON
  --help           显示这些说明

按 Ctrl+C 得到目前的结果，对其中写出的攀登是准确的；
这时的退出状态是 130。命令 merge 可以合并不重叠的结果。

例如：
  kitten-fishing-cli hunt --climbs 1-4
  kitten-fishing-cli hunt --ranks 6 --copies 2 --seed 7 --climbs 1-10 --json
</translation>
    </message>
    <message>
        <source>Adds up, exactly, results of surveys, censuses or hunts as --json or --file wrote
them. They must be of the same rules, deck and limit, and of disjoint numbers.

Usage: kitten-fishing-cli merge [OPTIONS] FILE...

  FILE             a file with a result on each line; - is standard input
  --json           one line of JSON
  --help           this text

Examples:
  kitten-fishing-cli merge part1.json part2.json &gt; whole.txt
  kitten-fishing-cli merge --json - &lt; parts.json
</source>
        <translation>准确地合并 --json 或 --file 写下的统计、普查或搜寻的结果。
它们的规则、用牌和上限必须相同，编号不能重叠。

用法：kitten-fishing-cli merge [选项] FILE...

  FILE             每行一个结果的文件；- 是标准输入
  --json           一行 JSON
  --help           显示这些说明

例如：
  kitten-fishing-cli merge part1.json part2.json &gt; whole.txt
  kitten-fishing-cli merge --json - &lt; parts.json
</translation>
    </message>
    <message>
        <source>Kitten Fishing (小猫钓鱼): a card game that plays itself. The deal decides it all.

Usage: kitten-fishing-cli COMMAND ...

  judge DEAL     say how a deal ends
  judge -        the same for many deals, one a line on standard input, in JSON
  play DEAL      write down the whole game, play by play
  deal NUMBER    print a numbered random deal
  survey         add up how very many numbered deals end
  census         count how every deal of a small deck ends
  hunt           search for long games
  merge FILE...  add up results of surveys, censuses or hunts

  --language NAME
                 en, zh_CN or zh_TW; that of the locale if not given
  --help         this text; behind a command, what that command can do
  --version      the version

A DEAL is both hands, A&apos;s and B&apos;s, each from front to tail, with a slash between:
ranks 1 to 13, or A T J Q K. Suits may be written (7S, 7♠) and never matter.

Examples:
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --rules textbook 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli deal 42
  kitten-fishing-cli survey --deals 1-100000
</source>
        <translation>小猫钓鱼 (Kitten Fishing)：自己会玩的纸牌游戏。发牌决定一切。

用法：kitten-fishing-cli 命令 ...

  judge DEAL     判定一局牌怎样结束
  judge -        判定标准输入上的许多局牌，每行一局，结果用 JSON
  play DEAL      把整个对局一次出牌一次出牌地写下来
  deal NUMBER    按编号显示一局随机的牌
  survey         统计大量有编号的牌局怎样结束
  census         普查一小副牌的全部牌局怎样结束
  hunt           搜寻很长的对局
  merge FILE...  合并统计、普查或搜寻的结果

  --language NAME
                 en、zh_CN 或 zh_TW；不写就用系统的语言
  --help         显示这些说明；写在命令后面，就说明那个命令
  --version      显示版本

DEAL 是甲和乙的两手牌，各从队首写到队尾，中间用斜线隔开：
点数是 1 到 13，或 A T J Q K。花色可写可不写（7S、7♠），都不算数。

例如：
  kitten-fishing-cli judge 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli play --rules textbook 2 4 1 2 5 6 / 3 1 3 5 6 4
  kitten-fishing-cli deal 42
  kitten-fishing-cli survey --deals 1-100000
</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Kitten Fishing</source>
        <translation>小猫钓鱼</translation>
    </message>
    <message>
        <source>There is no display to open a window on. Without one, these work:
  kitten-fishing --screenshot table.png    writes a picture of the window
  kitten-fishing-cli --help                plays and judges on the console</source>
        <translation>没有可以打开窗口的显示器。没有显示器时，可以用：
  kitten-fishing --screenshot table.png    把窗口画成图片
  kitten-fishing-cli --help                在控制台上出牌和判定</translation>
    </message>
    <message>
        <source>%1 cannot be written. Name a file in a folder where you may write.</source>
        <translation>%1 无法写入。请在您可以写入的文件夹里指定文件。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>%1 cannot be “%2”. Write a whole number from %3 to %4, in digits alone.</source>
        <translation>%1 不能是“%2”。请只用数字写一个 %3 到 %4 之间的整数。</translation>
    </message>
    <message>
        <source>%1 needs exactly one value. Write it once: %2</source>
        <translation>%1 需要正好一个值。请只写一次：%2</translation>
    </message>
    <message>
        <source>%1 takes no value. Write it alone.</source>
        <translation>%1 不带值。请单独写它。</translation>
    </message>
    <message>
        <source>There is no option “%1” here. This lists all: %2</source>
        <translation>这里没有“%1”这个选项。这样可以列出全部：%2</translation>
    </message>
    <message>
        <source>“%1” is a word too many. This tells what may stand here: %2</source>
        <translation>“%1”是多余的词。这样可以知道这里能写什么：%2</translation>
    </message>
    <message>
        <source>This call cannot be understood. This tells how to write it: %1</source>
        <translation>看不懂这个命令。这样可以知道怎样写：%1</translation>
    </message>
    <message>
        <source>There is no command “%1”. The commands are %2. For example: %3</source>
        <translation>没有“%1”这个命令。命令有 %2。例如：%3</translation>
    </message>
    <message>
        <source>The command is missing. The commands are %1. This tells more: %2</source>
        <translation>缺少命令。命令有 %1。这样可以知道更多：%2</translation>
    </message>
    <message>
        <source>The deal is missing. Type both hands, such as 2 4 1 / 3 1 3, or name one with --deal NUMBER or --file FILE.</source>
        <translation>缺少牌局。请输入两手牌，如 2 4 1 / 3 1 3，或用 --deal NUMBER 或 --file FILE 指定。</translation>
    </message>
    <message>
        <source>The deal is given in more than one way. Keep one of them: typed hands, --deal, or a file (--file).</source>
        <translation>牌局用了不止一种写法。请只留一种：输入的手牌、--deal 或文件 (--file)。</translation>
    </message>
    <message>
        <source>“-” reads the deals from standard input. Take away the other deal, or the “-”.</source>
        <translation>“-”表示从标准输入读取牌局。请去掉另一个牌局，或去掉“-”。</translation>
    </message>
    <message>
        <source>“-” stands for many deals on standard input, and only one is wanted here. For many: %1</source>
        <translation>“-”表示标准输入上的许多牌局，而这里只要一个。要用许多牌局：%1</translation>
    </message>
    <message>
        <source>The number of the deal is missing. For example: %1</source>
        <translation>缺少牌局的编号。例如：%1</translation>
    </message>
    <message>
        <source>%1 describes the deck of a numbered deal. Add --deal NUMBER, or take %1 away.</source>
        <translation>%1 说的是有编号的牌局用什么牌。请加上 --deal NUMBER，或去掉 %1。</translation>
    </message>
    <message>
        <source>--ranks 1 and --copies 1 make a deck of one card, and each player needs one. Raise --ranks or --copies.</source>
        <translation>--ranks 1 和 --copies 1 的一副牌只有一张，而每位玩家都要有一张。请增大 --ranks 或 --copies。</translation>
    </message>
    <message>
        <source>%1 takes a size from %3 to %4, not “%2”.</source>
        <translation>%1 的大小要在 %3 到 %4 之间，不能是“%2”。</translation>
    </message>
    <message>
        <source>%1 takes one of %3, not “%2”.</source>
        <translation>%1 可以是 %3 之一，不能是“%2”。</translation>
    </message>
    <message>
        <source>%1 asks for a place behind the end: the game has %2 plays.</source>
        <translation>%1 要的地方在结尾之后：这一局出牌 %2 次。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read (%2). Check its name and whether you may read it.</source>
        <translation>文件“%1”读不出来（%2）。请检查它的名字，以及您能不能读它。</translation>
    </message>
    <message>
        <source>“%1” is a folder. Name a file in which both hands are written.</source>
        <translation>“%1”是一个文件夹。请指定写有两手牌的文件。</translation>
    </message>
    <message>
        <source>“%1” is no file but a device or a pipe. Name a file in which both hands are written.</source>
        <translation>“%1”不是文件，而是设备或管道。请指定写有两手牌的文件。</translation>
    </message>
    <message>
        <source>The file “%1” is too long for a game. Name a file in which two hands are written, or a saved game.</source>
        <translation>文件“%1”作为对局太长了。请指定写有两手牌的文件，或保存的对局。</translation>
    </message>
    <message>
        <source>Standard input cannot be read (%1). Send it deals, one a line.</source>
        <translation>标准输入读不出来（%1）。请送来牌局，每行一个。</translation>
    </message>
    <message>
        <source>Standard output cannot be written (%1). Send it to a place that takes all of it.</source>
        <translation>无法写到标准输出（%1）。请把它送到能全部收下的地方。</translation>
    </message>
    <message>
        <source>By these rules the same deal ends after %1: %2 wins.</source>
        <translation>按这些规则，同一局牌在 %1后结束：%2获胜。</translation>
    </message>
    <message>
        <source>By these rules the same deal is a draw after %1.</source>
        <translation>按这些规则，同一局牌在 %1后成为平局。</translation>
    </message>
    <message>
        <source>By these rules the same deal never ends.</source>
        <translation>按这些规则，同一局牌永不结束。</translation>
    </message>
    <message>
        <source>By these rules the same deal is undecided after %1.</source>
        <translation>按这些规则，同一局牌在 %1后仍然未定。</translation>
    </message>
    <message>
        <source>By these rules, too, the same deal ends after %1: %2 wins.</source>
        <translation>按这些规则，同一局牌也在 %1后结束：%2获胜。</translation>
    </message>
    <message>
        <source>By these rules, too, the same deal is a draw after %1.</source>
        <translation>按这些规则，同一局牌也在 %1后成为平局。</translation>
    </message>
    <message>
        <source>By these rules, too, the same deal never ends.</source>
        <translation>按这些规则，同一局牌也永不结束。</translation>
    </message>
    <message>
        <source>Before, it ended after %1: %2 won.</source>
        <translation>以前它在 %1后结束：%2获胜。</translation>
    </message>
    <message>
        <source>Before, it was a draw after %1.</source>
        <translation>以前它在 %1后成为平局。</translation>
    </message>
    <message>
        <source>Before, it never ended.</source>
        <translation>以前它永不结束。</translation>
    </message>
    <message>
        <source>%1 wins after %2.</source>
        <translation>%1在 %2后获胜。</translation>
    </message>
    <message>
        <source>A draw after %1.</source>
        <translation>%1后成为平局。</translation>
    </message>
    <message>
        <source>Undecided after %1.</source>
        <translation>%1后仍然未定。</translation>
    </message>
    <message>
        <source>Never ends: it repeats itself every %1.</source>
        <translation>永不结束：每 %1重复一遍。</translation>
    </message>
    <message>
        <source>Never ends.</source>
        <translation>永不结束。</translation>
    </message>
    <message>
        <source>The same deal from its start, by other rules. How it ends is being looked for.</source>
        <translation>同一局牌从头开始，换了规则。正在推算它怎样结束。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The file is empty. Choose another one.</source>
        <translation>文件是空的。请另选一个。</translation>
    </message>
    <message>
        <source>This is not text in UTF-8. The file is damaged, or it is no saved game; choose another one.</source>
        <translation>这不是 UTF-8 文本。文件损坏了，或者不是保存的对局；请另选一个。</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. A saved game is written in JSON; mend it in a text editor, or open another copy.</source>
        <translation>“%1”不能在这里。保存的对局用 JSON 写成；请用文本编辑器改正，或打开另一份。</translation>
    </message>
    <message>
        <source>The file ends in the middle. Open another copy of it.</source>
        <translation>文件在中途断了。请打开另一份。</translation>
    </message>
    <message>
        <source>The number %1 is too large. Write a smaller one.</source>
        <translation>数字 %1 太大了。请写一个小一些的。</translation>
    </message>
    <message>
        <source>More than %1 brackets are open here, and no saved game needs so many. Take some away, or open another copy.</source>
        <translation>这里有 %1 个以上的括号没有关上，保存的对局不需要这么多。请去掉一些，或打开另一份。</translation>
    </message>
    <message>
        <source>“%1” stands here a second time. Keep one of the two.</source>
        <translation>“%1”在这里是第二次出现。请只留一个。</translation>
    </message>
    <message>
        <source>This is no saved game of Kitten Fishing: “%1” is not in it. Choose another file.</source>
        <translation>这不是小猫钓鱼保存的对局：里面没有“%1”。请另选一个文件。</translation>
    </message>
    <message>
        <source>This was written by a newer Kitten Fishing: its format is version %1, and this program knows version %2. Install the newer program to open it.</source>
        <translation>这是更新的小猫钓鱼写的：它的格式是第 %1 版，而这个程序只懂第 %2 版。请安装新的程序来打开它。</translation>
    </message>
    <message>
        <source>“%1” is missing. Add it, for example: %2</source>
        <translation>缺少“%1”。请加上，例如：%2</translation>
    </message>
    <message>
        <source>“%1” is not written as it should be. For example: %2</source>
        <translation>“%1”写得不对。例如：%2</translation>
    </message>
    <message>
        <source>Deal %1 has other hands than the ones written here. Take “%2” away to keep these hands.</source>
        <translation>%1 号牌局的手牌与这里写的不同。去掉“%2”就能保留这里的手牌。</translation>
    </message>
    <message>
        <source>One rank and one card of it make a deck of one card, and each player needs one. Raise “ranks” or “copies”.</source>
        <translation>一种点数一张牌的一副牌只有一张，而每位玩家都要有一张。请增大“ranks”或“copies”。</translation>
    </message>
    <message>
        <source>There are more than %1 bookmarks. Take some away.</source>
        <translation>书签超过 %1 个。请去掉一些。</translation>
    </message>
    <message>
        <source>Besides the game this holds more than %1 bytes that belong to no game. Take some away.</source>
        <translation>除了对局，这里还有超过 %1 个字节与对局无关。请去掉一些。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>甲</translation>
    </message>
    <message>
        <source>B</source>
        <translation>乙</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行第 %3 列：%4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 局牌</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 局牌</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>用牌</translation>
    </message>
    <message>
        <source>ranks 1 to %1, %2 of each</source>
        <translation>1 到 %1 各种点数，每种 %2 张</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>甲获胜</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>乙获胜</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>永不结束</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>%1 by an anchor, %2 by a cycle</source>
        <translation>%1 局因为锚，%2 局因为循环</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>every %1: %2</source>
        <translation>每 %1：%2 局</translation>
    </message>
    <message>
        <source>%1; and %2 other periods</source>
        <translation>%1；另有 %2 种周期</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出牌次数</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>赢牌次数</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>%1 on average; half of the games have %2 or fewer, 1 in 10 has more than %3, 1 in 1,000 more than %4</source>
        <translation>平均 %1；一半的对局不超过 %2，每 10 局有 1 局超过 %3，每 1,000 局有 1 局超过 %4</translation>
    </message>
    <message>
        <source>none, so fewer than 1 deal in %1</source>
        <translation>没有，所以每 %1 局不到 1 局</translation>
    </message>
    <message>
        <source>%1, or %2 to %3 (%4, the first of them %5)</source>
        <translation>%1，即 %2 到 %3（%4，其中第一局是 %5）</translation>
    </message>
    <message>
        <source>%1 ± %2 (%3, the first of them %4)</source>
        <translation>%1 ± %2（%3，其中第一局是 %4）</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>%1 号牌局</translation>
    </message>
    <message>
        <source>none</source>
        <translation>没有</translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>repeats every %1: %2</source>
        <translation>每 %1循环：%2</translation>
    </message>
    <message>
        <source>by its anchor: %1</source>
        <translation>因为锚：%1</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <translation>未定：%1</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>牌局</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>all %1, in %2 classes of %3</source>
        <translation>全部 %1 局，分为 %2 类，每类 %3 局</translation>
    </message>
    <message>
        <source>%1, in classes %2 of %3, with %4 each</source>
        <translation>%1 局，在第 %2 类中（共 %3 类，每类 %4 局）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Climbs</source>
        <translation>攀登</translation>
    </message>
    <message>
        <source>%1 (%2 deals played)</source>
        <translation>%1（玩了 %2 局牌）</translation>
    </message>
    <message>
        <source>%1 of them; %2 undecided</source>
        <translation>其中 %1 局；%2 局未定</translation>
    </message>
    <message>
        <source>The first</source>
        <translation>第一局</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>其次</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>%1 of %2 deals</source>
        <translation>%1 局，共 %2 局</translation>
    </message>
    <message>
        <source>%1 of %2 classes of deals</source>
        <translation>%1 类，共 %2 类</translation>
    </message>
    <message>
        <source>%1 of %2 climbs</source>
        <translation>%1 次攀登，共 %2 次</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，还剩 %2</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>还没有找到任何结果就停止了。</translation>
    </message>
    <message>
        <source>Stopped early. This is exact for deals %1.</source>
        <translation>提前停止。这是 %1 号牌局的准确结果。</translation>
    </message>
    <message>
        <source>Stopped early. This is exact for classes %1.</source>
        <translation>提前停止。这是第 %1 类的准确结果。</translation>
    </message>
    <message>
        <source>Stopped early. This is exact for climbs %1.</source>
        <translation>提前停止。这是第 %1 次攀登的准确结果。</translation>
    </message>
    <message>
        <source>It is kept in “%1”; the same call goes on from there.</source>
        <translation>结果保存在“%1”里；再用同样的命令就从那里继续。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”. Write the first and the last number with a dash between, such as 1-1000; they run from %3 to %4.</source>
        <translation>%1 不能是“%2”。请写出首尾两个数，中间用短横，如 1-1000；范围是 %3 到 %4。</translation>
    </message>
    <message>
        <source>A census needs its deck, --ranks and --copies both. For example: %1</source>
        <translation>普查需要知道用什么牌，--ranks 和 --copies 都要写。例如：%1</translation>
    </message>
    <message>
        <source>%1 ranks with %2 cards of each have more deals than can ever be played. Lower --ranks or --copies; 10 ranks with 2 cards of each take minutes.</source>
        <translation>%1 种点数每种 %2 张，牌局多得永远玩不完。请减小 --ranks 或 --copies；10 种点数每种 2 张要几分钟。</translation>
    </message>
    <message>
        <source>There is nothing to merge. Name files that --json wrote, or “-” for standard input: %1</source>
        <translation>没有可以合并的内容。请指定 --json 写出的文件，或用“-”表示标准输入：%1</translation>
    </message>
    <message>
        <source>%1: this is no result of survey, census or hunt, as --json writes it on a line. Take the line away, or make it anew.</source>
        <translation>%1：这不是 survey、census 或 hunt 的结果，--json 会把结果写在一行里。请去掉这一行，或重新生成。</translation>
    </message>
    <message>
        <source>%1: this is of another kind than the results so far. Surveys add up with surveys, censuses with censuses, hunts with hunts.</source>
        <translation>%1：这与前面的结果不是同一类。统计只能与统计相加，普查与普查，搜寻与搜寻。</translation>
    </message>
    <message>
        <source>%1: this result is of other rules. Only results of the same rules add up.</source>
        <translation>%1：这个结果用的是别的规则。只有规则相同的结果才能相加。</translation>
    </message>
    <message>
        <source>%1: this result is of another deck. Only results of the same --ranks and --copies add up.</source>
        <translation>%1：这个结果用的是别的牌。只有 --ranks 和 --copies 相同的结果才能相加。</translation>
    </message>
    <message>
        <source>%1: this result is of another limit. Only results of the same --limit add up.</source>
        <translation>%1：这个结果用的是别的上限。只有 --limit 相同的结果才能相加。</translation>
    </message>
    <message>
        <source>%1: this result is of another seed. Only hunts of the same --seed add up.</source>
        <translation>%1：这个结果用的是别的种子。只有 --seed 相同的搜寻才能相加。</translation>
    </message>
    <message>
        <source>%1: numbers %2-%3 are in another result already. Each may be counted once only; take one of the two away.</source>
        <translation>%1：编号 %2-%3 已经在另一个结果里。每个编号只能计算一次；请去掉两者之一。</translation>
    </message>
    <message>
        <source>“%1” has more than one result in it. Merge them first, or name another file.</source>
        <translation>“%1”里有不止一个结果。请先合并，或指定另一个文件。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written (%2). Name one in a folder that takes it.</source>
        <translation>文件“%1”无法写入（%2）。请在可以写入的文件夹里指定一个。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Stopped here, at --limit %1. The game ends: --limit %2 shows all of it.</source>
        <translation>停在这里，因为 --limit %1。对局会结束：用 --limit %2 可以看到全部。</translation>
    </message>
    <message>
        <source>Stopped here, at --limit %1. A higher --limit shows more.</source>
        <translation>停在这里，因为 --limit %1。用更大的 --limit 可以看到更多。</translation>
    </message>
    <message>
        <source>Written down as far as play %1 of %2.</source>
        <translation>写到第 %1 次出牌，共 %2 次。</translation>
    </message>
    <message>
        <source>No play is written down yet; the game goes on.</source>
        <translation>还没有写下任何出牌；对局还在继续。</translation>
    </message>
    <message>
        <source>Written down as far as play %1; the game goes on.</source>
        <translation>写到第 %1 次出牌；对局还在继续。</translation>
    </message>
    <message>
        <source>1 capture</source>
        <translation>1 次赢牌</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>%1 次赢牌</translation>
    </message>
    <message>
        <source>%1 wins after %2 and %3: %1 is out of cards first.</source>
        <translation>%1在 %2、%3后获胜：%1的牌先出完了。</translation>
    </message>
    <message>
        <source>%1 wins after %2 and %3: %4 has run out of cards.</source>
        <translation>%1在 %2、%3后获胜：%4的牌出完了。</translation>
    </message>
    <message>
        <source>Never ends: after %1 it repeats every %2; %3’s first card, %4, stays on the table, and both hold another %4 that comes back.</source>
        <translation>永不结束：%1之后，每 %2重复一遍；%3最先打出的 %4 留在桌上，两个人又都有一张会回来的 %4。</translation>
    </message>
    <message>
        <source>Never ends: after %1 it repeats itself every %2.</source>
        <translation>永不结束：%1之后，每 %2重复一遍。</translation>
    </message>
    <message>
        <source>Never ends: %1’s first card, %2, stays on the table for ever, and both players hold another %2 that always comes back.</source>
        <translation>永不结束：%1最先打出的 %2 永远留在桌上，两个人又都有一张总会回来的 %2。</translation>
    </message>
    <message>
        <source>1 play</source>
        <translation>1 次出牌</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 次出牌</translation>
    </message>
    <message>
        <source>This is not text in UTF-8. Save it as UTF-8.</source>
        <translation>这不是 UTF-8 文本。请存为 UTF-8。</translation>
    </message>
    <message>
        <source>“%1” is not a card. A card is a rank (1 to 13, or A T J Q K), with or without a suit: 7, K, 7♠, SK.</source>
        <translation>“%1”不是牌。牌要写点数（1 到 13，或 A T J Q K），花色可写可不写：7、K、7♠、SK。</translation>
    </message>
    <message>
        <source>There is no rank in “%1”. Ranks run from 1 to 13; A T J Q K may stand for 1 10 11 12 13.</source>
        <translation>“%1”里没有点数。点数是 1 到 13；A T J Q K 可以代替 1 10 11 12 13。</translation>
    </message>
    <message>
        <source>“%1” is a suit without a rank. Write the rank right beside it: 7♠, SK.</source>
        <translation>“%1”只有花色没有点数。请把点数紧挨着写：7♠、SK。</translation>
    </message>
    <message>
        <source>“%1” has two suits. Write one, before or after the rank.</source>
        <translation>“%1”有两个花色。请只写一个，在点数之前或之后。</translation>
    </message>
    <message>
        <source>%1 has no card. A hand has 1 to 104 cards.</source>
        <translation>%1没有牌。一手牌有 1 到 104 张。</translation>
    </message>
    <message>
        <source>This is the 105th card of %1. A hand has 1 to 104 cards.</source>
        <translation>这是%1的第 105 张牌。一手牌有 1 到 104 张。</translation>
    </message>
    <message>
        <source>The second hand is missing. Part the hands with a slash or a new line: 2 4 1 / 3 1 3.</source>
        <translation>缺少第二手牌。请用斜线或换行隔开两手牌：2 4 1 / 3 1 3。</translation>
    </message>
    <message>
        <source>Another hand begins here, and there is no place for it. Take it away.</source>
        <translation>这里又开始了一手牌，已经没有它的位置。请去掉它。</translation>
    </message>
    <message>
        <source>“%1” stands before the first label. Begin with A: or B:.</source>
        <translation>“%1”在第一个标签之前。请以 A: 或 B: 开头。</translation>
    </message>
    <message>
        <source>%1 is labelled a second time. Keep one of the two labels.</source>
        <translation>%1的标签出现了第二次。请只留一个。</translation>
    </message>
    <message>
        <source>The hand of %1 is missing. Begin it with %2</source>
        <translation>缺少%1的手牌。请以 %2 开头</translation>
    </message>
    <message>
        <source>No label follows this “%1”. Where one hand has a label, both need one: A: and B:.</source>
        <translation>这个“%1”后面没有标签。一手牌有标签，两手牌就都要有：A: 和 B:。</translation>
    </message>
    <message>
        <source>A rule is missing here. Write one of: %1.</source>
        <translation>这里缺少一条规则。请写其中之一：%1。</translation>
    </message>
    <message>
        <source>“%1” is no rule set. Write %2, or pairs such as jack=hook.</source>
        <translation>“%1”不是规则名。请写 %2，或像 jack=hook 这样成对地写。</translation>
    </message>
    <message>
        <source>The rule set “%1” may only stand in front. Behind it come pairs such as jack=hook.</source>
        <translation>规则名“%1”只能在最前面。它的后面是像 jack=hook 这样成对的写法。</translation>
    </message>
    <message>
        <source>“%1” is no rule. Write key=value; the keys are %2.</source>
        <translation>“%1”不是规则。请写 key=value；key 可以是 %2。</translation>
    </message>
    <message>
        <source>There is no rule option “%1”. The options are %2.</source>
        <translation>没有“%1”这个规则选项。选项有 %2。</translation>
    </message>
    <message>
        <source>“%1” is no value of this option. It can be %2.</source>
        <translation>“%1”不是这个选项的值。它可以是 %2。</translation>
    </message>
    <message>
        <source>The rule option “%1” is named a second time. Name it once.</source>
        <translation>规则选项“%1”写了两次。请只写一次。</translation>
    </message>
    <message>
        <source>The cards are dealt. %1 plays first.</source>
        <translation>牌已发好。%1先出牌。</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1打出 %2。</translation>
    </message>
    <message>
        <source>%1 plays %2 and takes it straight back.</source>
        <translation>%1打出 %2，随即收回。</translation>
    </message>
    <message>
        <source>%1 plays %2 and catches %3 cards: %4.</source>
        <translation>%1打出 %2，赢得 %3 张牌：%4。</translation>
    </message>
    <message>
        <source>A draw after %1 and %2: both hands are empty.</source>
        <translation>%1、%2后成为平局：两手牌都空了。</translation>
    </message>
    <message>
        <source>Undecided after %1 and %2: nobody has run out of cards, and no position has come twice. A higher limit may tell more.</source>
        <translation>%1、%2后仍然未定：没有人出完牌，也没有局面出现两次。更大的上限也许能告诉更多。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
</context>
</TS>
