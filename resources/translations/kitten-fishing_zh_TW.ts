<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Kitten Fishing</source>
        <translation>關於小貓釣魚</translation>
    </message>
    <message>
        <source>Kitten Fishing %1</source>
        <translation>小貓釣魚 %1</translation>
    </message>
    <message>
        <source>小猫钓鱼, a card game that plays itself. Stop it, step through it, rewind it, and look up any moment of any game.</source>
        <translation>Kitten Fishing，自己會玩的紙牌遊戲。可以停下、一步一步地走、倒回去，也可以查看任何一局的任何時刻。</translation>
    </message>
    <message>
        <source>Licence and parts</source>
        <translation>授權和組成部分</translation>
    </message>
    <message>
        <source>The licence, and what the program is made with</source>
        <translation>授權，以及程式用什麼做成</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>授權</translation>
    </message>
    <message>
        <source>The program, its cards and its kittens are free under the MIT licence.</source>
        <translation>程式、牌和小貓都依照 MIT 授權自由使用。</translation>
    </message>
    <message>
        <source>It is made with Qt %1 (compiled against %2). Qt is free software under the GNU Lesser General Public License, version 3, and parts of it under the GNU General Public License. It is linked as a shared library, so another build of it can take its place.</source>
        <translation>程式以 Qt %1 製作（按 %2 編譯）。Qt 是自由軟體，採用 GNU 較寬鬆公共授權第 3 版，其中一部分採用 GNU 通用公共授權。它作為共享函式庫連結，所以可以用另一個版本代替。</translation>
    </message>
    <message>
        <source>Game files are read and written by JSON for Modern C++, copyright 2013–2022 Niels Lohmann, free under the MIT licence.</source>
        <translation>對局檔案由 JSON for Modern C++ 讀寫，版權所有 2013–2022 Niels Lohmann，採用 MIT 授權。</translation>
    </message>
    <message>
        <source>The standard library of C++ is free software under the terms of its compiler; with GCC, the GNU General Public License with the GCC Runtime Library Exception.</source>
        <translation>C++ 標準函式庫是自由軟體，條款隨編譯器而定；用 GCC 時是帶有 GCC 執行期函式庫例外的 GNU 通用公共授權。</translation>
    </message>
    <message>
        <source>&amp;Licence</source>
        <translation>授權(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Made with</source>
        <translation>組成部分(&amp;M)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>關閉這個視窗 (Esc)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>關於 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Version and licence of Qt</source>
        <translation>Qt 的版本和授權</translation>
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
        <translation>小貓釣魚 (Kitten Fishing)：自己會玩的紙牌遊戲。

用法：kitten-fishing [選項] [牌局 | 檔案]

  牌局                  兩手牌，最前面的牌先寫：&quot;2 4 1 2 5 6 / 3 1 3 5 6 4&quot;
  檔案                  儲存的對局 (.fishing)，或寫有這樣一局牌的文字檔

  --deal NUMBER         按編號取一局隨機的牌
  --ranks N             隨機的牌有 1 到 N 各種點數，最多 13
  --copies N            每種點數 N 張，最多 16
  --rules RULES         classic、textbook、hook、coursework、race，或者成對寫出，如
                        textbook,end=play
  --at PLAY             從出過這麼多次牌的地方開始；312.5 是第 313 次出牌的前半拍
  --screenshot FILE     把視窗畫成 PNG 圖片後結束；不需要螢幕
  --size WIDTHxHEIGHT   視窗大小，至少 900x560；不寫就是 1280x800
  --appearance LOOK     light（淺色）或 dark（深色）
  --language NAME       en、zh_CN 或 zh_TW
  --help, --version     顯示這些說明，或版本

Qt 自己的選項，如 -platform 和 -style，也能用。
例如：kitten-fishing --rules textbook --at 10 &quot;2 4 1 2 5 6 / 3 1 3 5 6 4&quot;</translation>
    </message>
    <message>
        <source>%1 See kitten-fishing --help.</source>
        <translation>%1 請看 kitten-fishing --help。</translation>
    </message>
</context>
<context>
    <name>ArrayGauge</name>
    <message>
        <source>%1: its array of %2 cells has overflowed</source>
        <translation>%1：共 %2 格的陣列已經溢位</translation>
    </message>
    <message>
        <source>%1: tail is %2, in an array of %3 cells</source>
        <translation>%1：tail 為 %2，陣列共 %3 格</translation>
    </message>
    <message>
        <source>overflowed</source>
        <translation>溢位</translation>
    </message>
    <message>
        <source>tail %1 of %2</source>
        <translation>tail 為 %1，共 %2</translation>
    </message>
</context>
<context>
    <name>ArrayRow</name>
    <message>
        <source>%1 more cards of %2</source>
        <translation>%2的牌還有 %1 張</translation>
    </message>
    <message>
        <source>%1: %2, which has been played. It is still written here, but head has moved on.</source>
        <translation>%1：%2，已經打出。它還寫在這裡，但 head 已經往後移了。</translation>
    </message>
    <message>
        <source>%1 is 0</source>
        <translation>%1 為 0</translation>
    </message>
    <message>
        <source>%1 is free</source>
        <translation>%1 空著</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 為 %2：%3</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 為 %2</translation>
    </message>
</context>
<context>
    <name>CardDescription</name>
    <message>
        <source>a card, face down</source>
        <translation>一張背面朝上的牌</translation>
    </message>
    <message>
        <source>%1, front of %2’s hand</source>
        <translation>%1，在%2的手牌最前面</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in %4’s hand</source>
        <translation>%1，%4的手牌第 %2 張，共 %3 張</translation>
    </message>
    <message>
        <source>%1, card %2 of %3 in the pile</source>
        <translation>%1，桌上的牌第 %2 張，共 %3 張</translation>
    </message>
    <message>
        <source>%1, taken from the hand and not yet laid</source>
        <translation>%1，已離開手牌，還沒有放下</translation>
    </message>
    <message>
        <source>%1, just played</source>
        <translation>%1，剛打出</translation>
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
        <translation>紅心</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>梅花</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>方塊</translation>
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
        <translation>牌庫</translation>
    </message>
    <message>
        <source>Adds the card to the hand of %1. Cards of rank %2 that are used: %3.</source>
        <translation>把這張牌加到%1的手牌裡。點數為 %2 的牌已經用了 %3 張。</translation>
    </message>
    <message>
        <source>%1: click it, or press Space, to add it to the hand of %2; or drag it there.</source>
        <translation>%1：點一下或按空白鍵，把它加到%2的手牌裡；也可以拖過去。</translation>
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
        <translation>兩個程式不同的那些行</translation>
    </message>
</context>
<context>
    <name>CodeView</name>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the &amp;whole program</source>
        <translation>複製整個程式(&amp;W)</translation>
    </message>
    <message>
        <source>The program in %1</source>
        <translation>%1 程式</translation>
    </message>
    <message>
        <source>Line %1 runs: %2</source>
        <translation>正在執行第 %1 行：%2</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>複製選取的行</translation>
    </message>
    <message>
        <source>Copy all lines of the program in this language</source>
        <translation>複製這種語言的程式的所有行</translation>
    </message>
</context>
<context>
    <name>CompareDialog</name>
    <message>
        <source>At the start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>After play %1</source>
        <translation>第 %1 次出牌之後</translation>
    </message>
    <message>
        <source>The same position twice</source>
        <translation>同一局面出現兩次</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>關閉這個視窗 (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>The table: %1</source>
        <translation>牌桌：%1</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>在桌上顯示</translation>
    </message>
    <message>
        <source>Go to the start of the game</source>
        <translation>回到對局的開始</translation>
    </message>
    <message>
        <source>Go to the place after play %1</source>
        <translation>移到第 %1 次出牌之後</translation>
    </message>
    <message>
        <source>Show on the table: %1</source>
        <translation>在桌上顯示：%1</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>%1, both times: %2</source>
        <translation>%1，兩次都是：%2</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1的手牌</translation>
    </message>
    <message>
        <source>Both are the same, card for card, and it is the turn of %1 both times.</source>
        <translation>兩次的牌張張相同，並且都輪到%1出牌。</translation>
    </message>
    <message>
        <source>Both are equal by rank: hands and pile hold the same ranks in the same order, and it is the turn of %1 both times. Suits do not matter, so it makes no difference that %2 cards have changed places with others of their rank.</source>
        <translation>兩次的點數相同：手牌和桌上的牌按同樣的次序有同樣的點數，並且都輪到%1出牌。花色不算數，所以有 %2 張牌與同點數的牌換了位置也沒有關係。</translation>
    </message>
    <message>
        <source>%1 What comes next is the same, too: the game repeats every play, for ever.</source>
        <translation>%1接下來的一切也都一樣：每出一次牌就重複一遍，永遠如此。</translation>
    </message>
    <message>
        <source>%1 What comes next is the same, too: the game repeats every %2 plays, for ever.</source>
        <translation>%1接下來的一切也都一樣：每出 %2 次牌就重複一遍，永遠如此。</translation>
    </message>
</context>
<context>
    <name>CustomDealDialog</name>
    <message>
        <source>Enter hands</source>
        <translation>輸入手牌</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>規則(&amp;R)：</translation>
    </message>
    <message>
        <source>Play these hands</source>
        <translation>玩這兩手牌</translation>
    </message>
    <message>
        <source>Play these hands (Enter)</source>
        <translation>玩這兩手牌 (Enter)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Back to the game on the table; what was entered is kept (Esc)</source>
        <translation>回到桌上的對局；輸入的內容會保留 (Esc)</translation>
    </message>
    <message>
        <source>The articles’ &amp;hands</source>
        <translation>文章裡的手牌(&amp;H)</translation>
    </message>
    <message>
        <source>The &amp;coursework’s</source>
        <translation>課程作業的手牌(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;One card each</source>
        <translation>每人一張(&amp;O)</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>例子(&amp;X)</translation>
    </message>
    <message>
        <source>Hands to try (Alt+X)</source>
        <translation>可以試試的手牌 (Alt+X)</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例子</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>The rules to play by (Alt+R)</source>
        <translation>用哪種規則玩 (Alt+R)</translation>
    </message>
</context>
<context>
    <name>DealActions</name>
    <message>
        <source>&amp;Enter hands…</source>
        <translation>輸入手牌(&amp;E)…</translation>
    </message>
    <message>
        <source>Type the cards of both hands</source>
        <translation>輸入兩個人的手牌</translation>
    </message>
    <message>
        <source>Edi&amp;t this deal…</source>
        <translation>修改這局牌(&amp;T)…</translation>
    </message>
    <message>
        <source>Change the cards of the deal on the table</source>
        <translation>修改桌上這局的牌</translation>
    </message>
    <message>
        <source>&amp;Paste a deal</source>
        <translation>貼上一局牌(&amp;P)</translation>
    </message>
    <message>
        <source>Play the hands in the text on the clipboard</source>
        <translation>玩剪貼簿上的文字裡的手牌</translation>
    </message>
    <message>
        <source>Na&amp;me the players…</source>
        <translation>幫玩家取名(&amp;M)…</translation>
    </message>
    <message>
        <source>Give the two players names of their own</source>
        <translation>幫兩位玩家取自己的名字</translation>
    </message>
    <message>
        <source>&amp;Back to the game before</source>
        <translation>回到上一局(&amp;B)</translation>
    </message>
    <message>
        <source>Bring the game before this one back, at its place</source>
        <translation>把這一局之前的那一局放回桌上，還在原來的地方</translation>
    </message>
    <message>
        <source>&amp;Forward to the game after</source>
        <translation>前往下一局(&amp;F)</translation>
    </message>
    <message>
        <source>Bring the game back that came after this one</source>
        <translation>把這一局之後的那一局放回桌上</translation>
    </message>
    <message>
        <source>Edit this deal</source>
        <translation>修改這局牌</translation>
    </message>
    <message>
        <source>Paste a deal</source>
        <translation>貼上一局牌</translation>
    </message>
    <message>
        <source>There is no text on the clipboard. Copy the text of a deal first: 2 4 1 2 5 6 / 3 1 3 5 6 4.</source>
        <translation>剪貼簿上沒有文字。請先複製一局牌的文字：2 4 1 2 5 6 / 3 1 3 5 6 4。</translation>
    </message>
    <message>
        <source>This is what was found in the text. Look whether it is what you mean; Ctrl+Z brings back what was here before.</source>
        <translation>這是在文字裡找到的內容。請看看是不是您要的；按 Ctrl+Z 可以恢復原來的內容。</translation>
    </message>
    <message>
        <source>No hands found</source>
        <translation>沒有找到手牌</translation>
    </message>
    <message>
        <source>There are no hands in this text that could be found. Write them like this: 2 4 1 2 5 6 / 3 1 3 5 6 4.</source>
        <translation>這段文字裡找不到手牌。請這樣寫：2 4 1 2 5 6 / 3 1 3 5 6 4。</translation>
    </message>
</context>
<context>
    <name>DealText</name>
    <message>
        <source>1 rank × %1</source>
        <translation>1 種點數 × %1</translation>
    </message>
    <message>
        <source>%1 ranks × %2</source>
        <translation>%1 種點數 × %2</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>%1 號牌局</translation>
    </message>
    <message>
        <source>Deal %1 · %2</source>
        <translation>%1 號牌局 · %2</translation>
    </message>
    <message>
        <source>Write a whole number from 0 to %1.</source>
        <translation>請輸入 0 到 %1 之間的整數。</translation>
    </message>
    <message>
        <source>Character %1: “%2” is no digit. Write digits alone.</source>
        <translation>第 %1 個字元：「%2」不是數字。請只寫數字。</translation>
    </message>
    <message>
        <source>Too large: the highest number is %1.</source>
        <translation>太大了：最大的編號是 %1。</translation>
    </message>
</context>
<context>
    <name>DraftWords</name>
    <message>
        <source>✓ 1 card</source>
        <translation>✓ 1 張牌</translation>
    </message>
    <message>
        <source>✓ %1 cards</source>
        <translation>✓ %1 張牌</translation>
    </message>
    <message>
        <source>1 to 104 cards, the front one first</source>
        <translation>1 到 104 張牌，最前面的先寫</translation>
    </message>
    <message>
        <source>✗ Character %1: %2</source>
        <translation>✗ 第 %1 個字元：%2</translation>
    </message>
    <message>
        <source>More than a deck has, which is fine: %1.</source>
        <translation>比一副牌裡的還多，不過沒關係：%1。</translation>
    </message>
    <message>
        <source>%1 has one card more, which is fine.</source>
        <translation>%1多一張牌，不過沒關係。</translation>
    </message>
    <message>
        <source>%1 has %2 cards more, which is fine.</source>
        <translation>%1多 %2 張牌，不過沒關係。</translation>
    </message>
</context>
<context>
    <name>DropTarget</name>
    <message>
        <source>Let go to play the hands in this text</source>
        <translation>放開滑鼠，就玩這段文字裡的手牌</translation>
    </message>
    <message>
        <source>Let go to open %1</source>
        <translation>放開滑鼠，就開啟 %1</translation>
    </message>
</context>
<context>
    <name>EndingPlaque</name>
    <message>
        <source>A draw</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1獲勝</translation>
    </message>
    <message>
        <source>after 1 play</source>
        <translation>出牌 1 次之後</translation>
    </message>
    <message>
        <source>after %L1 plays</source>
        <translation>出牌 %L1 次之後</translation>
    </message>
</context>
<context>
    <name>Explanations</name>
    <message>
        <source>Shuffles the deck and deals it to both players. It is the full deck until another one is chosen. The game before is not lost: it can be brought back.</source>
        <translation>洗牌並發給兩位玩家。沒有另選別的牌時，用的是整副牌。之前的對局不會遺失：可以再拿回來。</translation>
    </message>
    <message>
        <source>Every random deal has a number, and the same number is always the same deal, on any computer. The deck that is chosen here is used for all random deals from then on.</source>
        <translation>每一局隨機的牌都有編號，編號相同，在任何電腦上都是同樣的牌。這裡選擇的用牌，以後所有隨機的牌局都會用。</translation>
    </message>
    <message>
        <source>The deals of a deck are numbered. This puts the one on the table whose number follows.</source>
        <translation>一副牌的各局都有編號。這裡把下一個編號的牌局放到桌上。</translation>
    </message>
    <message>
        <source>The deals of a deck are numbered. This puts the one on the table whose number comes before.</source>
        <translation>一副牌的各局都有編號。這裡把上一個編號的牌局放到桌上。</translation>
    </message>
    <message>
        <source>Opens a window in which both hands are typed, or clicked together from a deck. Each hand has 1 to 104 cards, and one may be longer than the other.</source>
        <translation>開啟一個視窗，可以輸入兩手牌，或從牌庫裡點出來。一手牌有 1 到 104 張，兩手不必一樣多。</translation>
    </message>
    <message>
        <source>Opens the deal on the table in the window in which hands are entered, so that some of its cards can be changed. The game on the table stays until the new hands are played.</source>
        <translation>在輸入手牌的視窗裡開啟桌上的這局牌，可以改動其中幾張。開始玩新的手牌之前，桌上的對局不變。</translation>
    </message>
    <message>
        <source>Looks for two hands in the text on the clipboard and plays them. The text may be two lines of numbers, a deal that was copied here, or what another program has printed.</source>
        <translation>在剪貼簿的文字裡找出兩手牌來玩。文字可以是兩行數字、從這裡複製的一局牌，或別的程式印出的內容。</translation>
    </message>
    <message>
        <source>The names stand on the table and in every sentence, and they are saved with the game. A player without a name is just A or B.</source>
        <translation>名字寫在牌桌上和每個句子裡，並隨對局一起儲存。沒有名字的玩家就叫甲或乙。</translation>
    </message>
    <message>
        <source>The last twenty games are kept, each at its place. This brings back the one that lay on the table before.</source>
        <translation>最近的二十局都會保留，各在自己的位置。這裡把上一局放回桌上。</translation>
    </message>
    <message>
        <source>After a game has been brought back, this returns to the one that came after it.</source>
        <translation>回到以前的一局之後，這裡可以再去它後面的那一局。</translation>
    </message>
    <message>
        <source>Opens a game that was saved, or any text file with two hands in it. Such files can also be dropped on the window.</source>
        <translation>開啟儲存的對局，或任何寫有兩手牌的文字檔。這樣的檔案也可以拖到視窗上。</translation>
    </message>
    <message>
        <source>Writes the deal, the rules, the names, the place and the bookmarks to a file. Nothing has to be saved just to go on later: the program begins where it ended.</source>
        <translation>把牌局、規則、名字、位置和書籤寫到檔案裡。只是想下次接著玩的話，什麼也不用儲存：程式從上次結束的地方開始。</translation>
    </message>
    <message>
        <source>Writes the game to a file that you choose. The file it was in before stays as it is.</source>
        <translation>把對局寫到您選擇的檔案。它原來所在的檔案保持不變。</translation>
    </message>
    <message>
        <source>Six options make up the rules, each with a small picture of what it does. The deal on the table is then played again from its start.</source>
        <translation>規則由六個選項組成，每個都配有小圖，說明它的作用。選好後，桌上的牌局從頭再玩。</translation>
    </message>
    <message>
        <source>These are the rules that this game is played by. Other rules play the same deal again from its start, and the status line says what becomes of its ending.</source>
        <translation>這一局所用的規則。換一種規則，就從頭再玩同一局牌，狀態列會說結局有什麼變化。</translation>
    </message>
    <message>
        <source>Plays thousands or millions of numbered deals and counts how they end: who wins, how long the games are, and how many never end. It works in the background and can be stopped at any time.</source>
        <translation>玩成千上萬局有編號的牌，數一數它們怎樣結束：誰獲勝、對局有多長、有多少永不結束。它在背景進行，隨時可以停止。</translation>
    </message>
    <message>
        <source>The picture is drawn anew for the size that is chosen, so it is sharp at any size.</source>
        <translation>圖片按選擇的尺寸重新繪製，所以任何尺寸都清晰。</translation>
    </message>
    <message>
        <source>As text, each play is a sentence to be read. As CSV, each play is a line of figures for a spreadsheet or another program.</source>
        <translation>選文字檔，每次出牌是一句話，供人閱讀。選 CSV，每次出牌是一列數據，供試算表或別的程式使用。</translation>
    </message>
    <message>
        <source>Puts both hands on the clipboard as text. Pasted here or in another window of this program, they are the same deal again.</source>
        <translation>把兩手牌作為文字放到剪貼簿上。貼到這裡或這個程式的另一個視窗，就又是同一局牌。</translation>
    </message>
    <message>
        <source>All that is remembered from one start to the next in one window: how the table looks, how games are played, and how far they are looked at. One button sets everything back.</source>
        <translation>下次啟動還會記得的一切都在這一個視窗裡：牌桌的樣子、怎樣進行對局、推算到多遠。有一個按鈕可以全部恢復。</translation>
    </message>
    <message>
        <source>Nothing has to be saved before: the next start begins with this game, at this place.</source>
        <translation>之前什麼也不用儲存：下次啟動就從這一局的這個地方開始。</translation>
    </message>
    <message>
        <source>The game plays itself, card after card, at the speed that is chosen. The same key stops it. At the end of a game it begins again from the start.</source>
        <translation>對局按選擇的速度一張一張地自己進行。再按同一個鍵就停下。到了結尾，又從頭開始。</translation>
    </message>
    <message>
        <source>Plays the front card of the player whose turn it is. A click on that card does the same.</source>
        <translation>打出輪到的玩家最前面的那張牌。點一下那張牌也一樣。</translation>
    </message>
    <message>
        <source>Takes the last card back, and what it captured, too. All plays can be taken back, up to the deal.</source>
        <translation>收回上一張牌，連同它贏走的牌。每次出牌都可以收回，直到剛發好牌的時候。</translation>
    </message>
    <message>
        <source>Goes to the start, where no card is played yet.</source>
        <translation>回到開始，那時還沒有打出任何牌。</translation>
    </message>
    <message>
        <source>Goes to the end of the game. Where no end is known, it goes as far as the timeline reaches.</source>
        <translation>前往對局的結尾。不知道結尾時，前往時間軸所及之處。</translation>
    </message>
    <message>
        <source>The panel with the program of the articles opens, and the next line of it runs. The table shows the play as far as it has been made.</source>
        <translation>開啟顯示文章裡程式的面板，並執行下一行。牌桌顯示這次出牌進行到哪裡。</translation>
    </message>
    <message>
        <source>Takes back what the last line of the articles’ program has done.</source>
        <translation>收回文章裡程式上一行所做的事。</translation>
    </message>
    <message>
        <source>Any play can be looked up by its number, even one that is millions of plays away.</source>
        <translation>按次數可以查看任何一次出牌，哪怕在幾百萬次之後。</translation>
    </message>
    <message>
        <source>After a jump to another place of the game, this goes back to where it began. Once more, it returns to where the jump had led.</source>
        <translation>跳到對局的別處之後，這裡回到跳之前的地方。再按一次，又回到跳到的地方。</translation>
    </message>
    <message>
        <source>Goes on to the next capture that takes nearly as many cards as the biggest one of this game.</source>
        <translation>前往下一次大贏牌，它贏得的牌幾乎與這一局最多的一次一樣多。</translation>
    </message>
    <message>
        <source>Goes back to the last capture that took nearly as many cards as the biggest one of this game.</source>
        <translation>回到上一次大贏牌，它贏得的牌幾乎與這一局最多的一次一樣多。</translation>
    </message>
    <message>
        <source>Bookmarks are shown on the timeline and saved with the game.</source>
        <translation>書籤顯示在時間軸上，並隨對局一起儲存。</translation>
    </message>
    <message>
        <source>The slowest speed is a play every three seconds, the fastest is a thousand plays a second.</source>
        <translation>最慢是三秒出一次牌，最快是一秒出一千次牌。</translation>
    </message>
    <message>
        <source>Nothing tells how the game will end: the timeline grows only as the game is played, and the panels keep silent about what is to come.</source>
        <translation>不透露對局怎樣結束：時間軸只隨著出牌變長，面板也不說將要發生的事。</translation>
    </message>
    <message>
        <source>The published program forgets one card at each capture. This window plays the deal on the table both ways, side by side, and shows where they part and which lines are missing.</source>
        <translation>書上的程式每次贏牌都忘掉一張牌。這個視窗把桌上的牌局按兩種走法並排進行，顯示它們在哪裡分開、缺少哪些行。</translation>
    </message>
    <message>
        <source>Four steps tell why a game may never end, how that can be proved, and what makes it stop. Each step has games to put on the table.</source>
        <translation>用四個步驟說明為什麼對局可能永不結束、怎樣證明，以及怎樣讓它停下來。每一步都有可以放到桌上的對局。</translation>
    </message>
    <message>
        <source>The game stops before each capture and asks which cards will be taken, and in which order. Click them on the table; the right answers are counted.</source>
        <translation>每次贏牌之前，對局會停下來，問哪些牌會被贏走，次序是什麼。請在桌上點選它們；答對的會計數。</translation>
    </message>
    <message>
        <source>Cards glide to their places, and each capture is shown in two beats: first what matches, then what is taken. Without it, every change is shown at once.</source>
        <translation>牌會滑到自己的位置，每次贏牌分兩拍顯示：先是哪張牌相配，再是收走哪些牌。關掉它，一切變化立刻顯示。</translation>
    </message>
    <message>
        <source>As at a real table, nobody sees the cards of the hands before they are played. The pile is always open.</source>
        <translation>像真的牌桌一樣，手牌打出之前誰也看不見。桌上的牌總是亮著的。</translation>
    </message>
    <message>
        <source>Each suit has a colour of its own, so that all four are told apart at a glance. Suits never matter for the game.</source>
        <translation>每種花色各有一種顏色，四種一眼就能分清。花色在這個遊戲裡從不算數。</translation>
    </message>
    <message>
        <source>The cards have fish scales on their backs.</source>
        <translation>牌的背面是魚鱗。</translation>
    </message>
    <message>
        <source>The cards have cat paws on their backs.</source>
        <translation>牌的背面是貓掌。</translation>
    </message>
    <message>
        <source>The program is light or dark as the whole system is, and changes with it.</source>
        <translation>程式與整個系統一樣，淺色或深色，並隨之改變。</translation>
    </message>
    <message>
        <source>The program is light, whatever the system is.</source>
        <translation>程式是淺色的，不管系統怎樣。</translation>
    </message>
    <message>
        <source>The program is dark, whatever the system is.</source>
        <translation>程式是深色的，不管系統怎樣。</translation>
    </message>
    <message>
        <source>All text becomes large enough for a classroom. It is not remembered: the next start is as usual.</source>
        <translation>所有文字都大得適合教室。這不會記住：下次啟動和平常一樣。</translation>
    </message>
    <message>
        <source>The window fills the whole screen. All keys work as before, and Esc leaves it.</source>
        <translation>視窗佔滿整個螢幕。所有按鍵照常可用，按 Esc 離開。</translation>
    </message>
    <message>
        <source>A panel with every play of the game. A click on one goes there; captures can be listed alone, and a rank can be looked for.</source>
        <translation>列出對局每一次出牌的面板。點一列就到那裡；可以只列出贏牌，也可以找某個點數。</translation>
    </message>
    <message>
        <source>A panel that tells how the game ends, where its longest and biggest moments are, and why an endless game is endless.</source>
        <translation>說明對局怎樣結束、最長和最大的時刻在哪裡、永不結束的對局為什麼不結束的面板。</translation>
    </message>
    <message>
        <source>A panel that shows the program of the articles at work, in step with the table: both queues, the stack, and the line that runs.</source>
        <translation>顯示文章裡的程式怎樣工作的面板，與牌桌同步：兩個佇列、堆疊，以及正在執行的那一行。</translation>
    </message>
    <message>
        <source>Opens the pages that explain the game and the program with pictures. They can stay open beside the table.</source>
        <translation>開啟用圖解釋遊戲和程式的頁面。它們可以一直開在牌桌旁邊。</translation>
    </message>
    <message>
        <source>Lists all keys of the program, in the order of the menus, and what the mouse does.</source>
        <translation>按選單的次序列出程式的所有按鍵，以及滑鼠的作用。</translation>
    </message>
    <message>
        <source>The next click on a button, a menu entry or any other part of the window explains it and does nothing else.</source>
        <translation>下一次點按鈕、選單項目或視窗的任何部分，只解釋它，不做別的。</translation>
    </message>
    <message>
        <source>A line above the timeline names the three things to begin with. Once it is closed, it stays closed.</source>
        <translation>時間軸上方的一行，說出最先可以做的三件事。關掉之後就不再出現。</translation>
    </message>
    <message>
        <source>The near bank belongs to the player who begins, the far bank to the other one; the pile lies between them. In each hand, the card that is set apart is played next. A click on it plays it when it is that player’s turn. Any other card is shown whole while the pointer rests on it.</source>
        <translation>近岸屬於先出牌的玩家，遠岸屬於另一位；兩岸之間是桌上的牌。每手牌中分開放的那張下次打出。輪到那位玩家時，點一下它就會打出。滑鼠停在別的牌上，會完整顯示那張牌。</translation>
    </message>
    <message>
        <source>The whole game at a glance, from the deal on the left to the end on the right. One hand grows from below, the other from above, with the pile between them; the ticks are captures. Drag to go to any moment, rest the pointer to see that moment first, or turn the wheel to go play by play.</source>
        <translation>整個對局一目瞭然，左邊是發牌，右邊是結尾。一手牌從下往上長，另一手從上往下，中間是桌上的牌；短線是贏牌。拖曳可以去任何時刻，停住滑鼠可以先看那個時刻，轉動滾輪可以一次出牌一次出牌地走。</translation>
    </message>
    <message>
        <source>How fast the game plays itself, from a play every three seconds to a thousand plays a second.</source>
        <translation>對局自己進行得多快，從三秒出一次牌到一秒出一千次牌。</translation>
    </message>
    <message>
        <source>How many plays have been made, and how many the whole game has, where that is known.</source>
        <translation>已經出牌多少次，以及知道的話，整個對局有多少次。</translation>
    </message>
    <message>
        <source>Says in words what has just happened on the table.</source>
        <translation>用文字說出桌上剛剛發生的事。</translation>
    </message>
    <message>
        <source>It is proved that this game never ends. The verdict panel tells why.</source>
        <translation>已經證明這一局永不結束。結局面板說明為什麼。</translation>
    </message>
    <message>
        <source>Click the cards that the next play will capture, in the order in which they will join the hand.</source>
        <translation>請點選下一次出牌會贏走的牌，按它們接到手牌裡的次序。</translation>
    </message>
    <message>
        <source>Each line is a play: its number, who played which card, and what was captured. A click goes to the moment after that play. Selected lines can be copied as text.</source>
        <translation>每一列是一次出牌：次數、誰打出哪張牌、贏得了什麼。點一下就到那次出牌之後的時刻。選取的列可以複製為文字。</translation>
    </message>
    <message>
        <source>Hides all plays from the list that captured nothing.</source>
        <translation>在清單裡隱藏所有沒有贏牌的出牌。</translation>
    </message>
    <message>
        <source>The two arrows beside it go to the last and to the next play of a card of this rank.</source>
        <translation>旁邊的兩個箭頭前往這個點數上一次和下一次出牌。</translation>
    </message>
    <message>
        <source>Lists every play of the game and goes to any of them.</source>
        <translation>列出對局的每一次出牌，可以前往其中任何一次。</translation>
    </message>
    <message>
        <source>Tells how the game ends and why. The figures are buttons: each goes to the moment of the game that it speaks of.</source>
        <translation>說明對局怎樣結束，為什麼。數字都是按鈕：各自前往它所說的時刻。</translation>
    </message>
    <message>
        <source>Shows the program of the articles at work, in step with the table. Point at a cell to light its card on the table, and at a card to light its cell.</source>
        <translation>顯示文章裡的程式怎樣工作，與牌桌同步。指著一格，桌上對應的牌會亮；指著一張牌，對應的格會亮。</translation>
    </message>
    <message>
        <source>The program in pseudo-code, C, C++ or Python; how much work it has; and the card that the published program forgets.</source>
        <translation>用虛擬碼、C、C++ 或 Python 寫的程式；它要做多少工作；以及書上的程式忘掉的那張牌。</translation>
    </message>
    <message>
        <source>The program of the articles. The line that is lit belongs to the moment that the table shows; the sentence above says what it does.</source>
        <translation>文章裡的程式。亮起的那一行對應牌桌顯示的時刻；上面的句子說明它做什麼。</translation>
    </message>
    <message>
        <source>Whether the program is light or dark; it can follow the system.</source>
        <translation>程式是淺色還是深色；可以與系統一致。</translation>
    </message>
    <message>
        <source>What the cards look like from behind. It is seen where hands lie face down, and while cards are dealt.</source>
        <translation>牌的背面是什麼樣子。手牌背面朝上時，以及發牌時，可以看到它。</translation>
    </message>
    <message>
        <source>Each new game is looked at for so many plays, to find its end or its loop. More plays settle more games and take longer; the table can be used meanwhile.</source>
        <translation>每個新的對局都會推算這麼多次出牌，尋找它的結尾或循環。次數越多，能判定的對局越多，時間也越長；這時牌桌照樣可用。</translation>
    </message>
    <message>
        <source>Any whole number from 0 on names a deal. The same number with the same deck is always the same deal, on any computer.</source>
        <translation>從 0 開始的任何整數都是一局牌的編號。編號和用牌都相同，在任何電腦上都是同樣的牌。</translation>
    </message>
    <message>
        <source>Type the cards from front to tail, with blanks or commas between them: 1 to 13, or A, T, J, Q and K. Suits can be added and never matter. A text with both hands in it can be pasted here.</source>
        <translation>從前端到尾端輸入牌，用空格或逗號隔開：1 到 13，或 A、T、J、Q、K。花色可以加上，但不算數。含有兩手牌的文字可以貼到這裡。</translation>
    </message>
    <message>
        <source>The cards of this hand, front first. Drag them to other places or to the other hand; Delete takes a card away.</source>
        <translation>這手牌裡的牌，最前面的在先。可以拖到別的位置或另一手牌裡；按 Delete 拿走一張。</translation>
    </message>
    <message>
        <source>All deals of the survey are played by these rules.</source>
        <translation>統計裡的所有牌局都用這種規則。</translation>
    </message>
    <message>
        <source>The same deals are played by these rules, too, so that both can be compared.</source>
        <translation>同樣的牌局也用這種規則玩，以便兩者比較。</translation>
    </message>
    <message>
        <source>How many games last how long. Point at a bar for its figures; a click puts one of its games on the table.</source>
        <translation>多長的對局有多少。指著一個長條可以看到它的數據；點一下就把其中一局放到桌上。</translation>
    </message>
    <message>
        <source>What the survey has found so far. A figure that looks like a link puts the deal it speaks of on the table.</source>
        <translation>統計到目前為止的結果。樣子像連結的數字，可以把它所說的牌局放到桌上。</translation>
    </message>
    <message>
        <source>The same deal by the whole rule and as the published program plays it, in lock step. Either timeline and a click on either table move both.</source>
        <translation>同一局牌，按完整規則和按書上的程式，同步進行。拖曳任何一個時間軸，或點任何一張牌桌，兩邊都會走。</translation>
    </message>
    <message>
        <source>In which language the lines are shown that the two programs do not share.</source>
        <translation>兩個程式不同的那些行，用哪種語言顯示。</translation>
    </message>
    <message>
        <source>The lines that the two programs do not share. All others are the same in both.</source>
        <translation>兩個程式不同的那些行。其餘的兩邊都一樣。</translation>
    </message>
    <message>
        <source>Why a game may never end, and what makes it stop, in four steps. The buttons at the bottom put games on the table.</source>
        <translation>為什麼對局可能永不結束，怎樣讓它停下來，分四個步驟。下面的按鈕把對局放到桌上。</translation>
    </message>
    <message>
        <source>What is chosen here takes effect at once.</source>
        <translation>這裡選擇的內容立刻生效。</translation>
    </message>
    <message>
        <source>All pages of the help; the arrow keys go through them.</source>
        <translation>說明的所有頁面；用方向鍵逐頁查看。</translation>
    </message>
    <message>
        <source>All keys, made from the program’s own menus, and what the mouse does.</source>
        <translation>所有按鍵，取自程式自己的選單，以及滑鼠的作用。</translation>
    </message>
    <message>
        <source>The program speaks the language of the system, or English where it does not know it.</source>
        <translation>程式使用系統的語言；不會這種語言時，使用英語。</translation>
    </message>
    <message>
        <source>The program speaks this language, whatever the system speaks. It changes at once; the game goes on as it was.</source>
        <translation>程式使用這種語言，不管系統用哪種。它立刻改變；對局照常進行。</translation>
    </message>
    <message>
        <source>In which language the program speaks; it can follow the system. All of it changes at once, and the game goes on as it was.</source>
        <translation>程式使用哪種語言；可以與系統一致。一切立刻改變，對局照常進行。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export moves</source>
        <translation>匯出出牌記錄</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>匯出進度</translation>
    </message>
    <message>
        <source>What the file looks like</source>
        <translation>檔案的樣子</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Text: each play in words</source>
        <translation>文字檔：用文字寫出每次出牌</translation>
    </message>
    <message>
        <source>Text: each play in words, and all cards after it</source>
        <translation>文字檔：用文字寫出每次出牌，以及之後所有的牌</translation>
    </message>
    <message>
        <source>CSV: a table for other programs</source>
        <translation>CSV：供其他程式使用的表格</translation>
    </message>
    <message>
        <source>How many plays, from the first one on</source>
        <translation>從第一次開始，匯出多少次出牌</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出牌次數</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>格式(&amp;F)：</translation>
    </message>
    <message>
        <source>&amp;Plays:</source>
        <translation>出牌次數(&amp;P)：</translation>
    </message>
    <message>
        <source>How the file begins</source>
        <translation>檔案的開頭</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose a file and write it (Enter)</source>
        <translation>選擇檔案並寫入 (Enter)</translation>
    </message>
    <message>
        <source>of %1, with which the game ends</source>
        <translation>共 %1 次，對局到此結束</translation>
    </message>
    <message>
        <source>of %1 so far; the end is kept secret</source>
        <translation>目前共 %1 次；結局保密</translation>
    </message>
    <message>
        <source>of a game without an end; %1 are once round its loop</source>
        <translation>對局不會結束；%1 次正好走完循環一圈</translation>
    </message>
    <message>
        <source>of a game without an end</source>
        <translation>對局不會結束</translation>
    </message>
    <message>
        <source>of a game whose end is not known</source>
        <translation>對局的結局還不知道</translation>
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
        <translation>停止寫入，不留下檔案 (Esc)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>關閉這個視窗 (Esc)</translation>
    </message>
    <message>
        <source>%1-moves</source>
        <translation>%1-出牌記錄</translation>
    </message>
    <message>
        <source>Stopped. Nothing has been written.</source>
        <translation>已停止。什麼也沒有寫下。</translation>
    </message>
    <message>
        <source>1 play has been exported to %1.</source>
        <translation>已匯出 1 次出牌到 %1。</translation>
    </message>
    <message>
        <source>%1 plays have been exported to %2.</source>
        <translation>已匯出 %1 次出牌到 %2。</translation>
    </message>
</context>
<context>
    <name>FileActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a saved game, or a text with two hands in it</source>
        <translation>開啟儲存的對局，或寫有兩手牌的文字檔</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>儲存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the game with its place and bookmarks</source>
        <translation>儲存對局，連同位置和書籤</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>Save the game to another file</source>
        <translation>把對局儲存到另一個檔案</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>開啟對局</translation>
    </message>
    <message>
        <source>Games and texts (*.%1 *.txt)</source>
        <translation>對局和文字檔 (*.%1 *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>This cannot be opened</source>
        <translation>打不開</translation>
    </message>
    <message>
        <source>This text cannot be played</source>
        <translation>這段文字不能玩</translation>
    </message>
    <message>
        <source>It is too long for a game. Mark only the hands in it.</source>
        <translation>作為對局它太長了。請只選取裡面的手牌。</translation>
    </message>
    <message>
        <source>The file is not there</source>
        <translation>檔案不在那裡</translation>
    </message>
    <message>
        <source>%1 is not there now. It may have another name, or be on a disk that is not connected.</source>
        <translation>%1 現在不在那裡。它可能改了名字，或者在沒有連接的磁碟上。</translation>
    </message>
    <message>
        <source>&amp;Keep it in the list</source>
        <translation>留在清單裡(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Take it off</source>
        <translation>從清單中移除(&amp;T)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>儲存對局</translation>
    </message>
    <message>
        <source>The game cannot be saved</source>
        <translation>對局無法儲存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
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
        <translation>規則</translation>
    </message>
    <message>
        <source>Each player’s hand is a queue of cards: the front card is played next, and cards that are won join the tail. Nobody ever has a choice.</source>
        <translation>每位玩家的手牌是一個佇列：最前面的牌下次打出，贏得的牌接到尾端。誰都沒有選擇的餘地。</translation>
    </message>
    <message>
        <source>1. %1 and %2 take turns. Each lays the front card of the hand on top of the pile between them.</source>
        <translation>1. %1和%2輪流出牌，每次把自己最前面的牌放到桌上的牌的最上面。</translation>
    </message>
    <message>
        <source>2. %1 plays %2. A card of the same rank lies in the pile already: they match. Suits never matter.</source>
        <translation>2. %1打出 %2。桌上已經有一張同點數的牌：它們相配。花色不算數。</translation>
    </message>
    <message>
        <source>3. %1 takes both and all cards between them. They join the tail of the hand: %2.</source>
        <translation>3. %1收走這兩張和它們之間所有的牌，接到手牌的尾端：%2。</translation>
    </message>
    <message>
        <source>4. After %1 plays %2 has run out of cards and has lost. %3 wins.</source>
        <translation>4. 第 %1 次出牌之後，%2的牌出完了，輸了。%3獲勝。</translation>
    </message>
    <message>
        <source>To see it, press Space: the game plays itself, and Space stops it. Right plays a single card, Left takes it back.</source>
        <translation>想看的話，請按空白鍵：對局會自己進行，再按空白鍵就停下。向右鍵打出一張牌，向左鍵收回一張。</translation>
    </message>
    <message>
        <source>The order of the queue</source>
        <translation>佇列的次序</translation>
    </message>
    <message>
        <source>The cards of a capture join the tail one by one, and later they are played in the same order. First comes the card that was played, then the pile’s cards from the top down, and last the card that it matched.</source>
        <translation>贏得的牌一張一張地接到尾端，以後也按這個次序打出。先是打出的牌，然後是桌上的牌，從上往下，最後是與它相配的牌。</translation>
    </message>
    <message>
        <source>Play %1: %2 lays %3 on the pile. The match glows, and the cards that will be taken are lifted.</source>
        <translation>第 %1 次出牌：%2把 %3 放到桌上。配對牌亮起，將要收走的牌被抬起來。</translation>
    </message>
    <message>
        <source>The cards have joined the tail in this order: %1.</source>
        <translation>這些牌按這個次序接到了尾端：%1。</translation>
    </message>
    <message>
        <source>One of the options of the rules turns this order round. It changes nothing in the capture itself, but the whole game after it.</source>
        <translation>規則的選項之一可以把這個次序倒過來。贏牌本身沒有變化，後面的整個對局卻都變了。</translation>
    </message>
    <message>
        <source>The end, and games without one</source>
        <translation>結尾，以及沒有結尾的對局</translation>
    </message>
    <message>
        <source>A player whose hand is empty has lost, and the game is over. But some games go round for ever:</source>
        <translation>手牌空了的玩家就輸了，對局結束。但是有些對局會永遠循環下去：</translation>
    </message>
    <message>
        <source>A game by other rules, after %1 plays.</source>
        <translation>用別的規則的一局，第 %1 次出牌之後。</translation>
    </message>
    <message>
        <source>The same game after %1 plays: every rank lies where it lay before.</source>
        <translation>同一局，第 %1 次出牌之後：每個點數都在原來的地方。</translation>
    </message>
    <message>
        <source>Where a position comes again, all that followed it comes again, too. There is a second reason: by some rules the first card that is played can never leave the table. Then it is an anchor, and if both players hold a card of its rank, nobody can ever run out of cards.

The program says that a game never ends only where it has proved it. A game in which neither an end nor a proof has been found so far is undecided.</source>
        <translation>一個局面再次出現，它後面的一切也會再次出現。還有第二個原因：按某些規則，最先打出的牌永遠不會離開牌桌。它就是錨；如果兩位玩家手裡都有與它同點數的牌，誰的牌也出不完。

程式只在證明之後才說對局永不結束。到目前為止既沒有找到結尾也沒有找到證明的對局，就是未定。</translation>
    </message>
    <message>
        <source>What the table shows</source>
        <translation>牌桌上有什麼</translation>
    </message>
    <message>
        <source>The near bank is the one of %1, who begins. %2 sits on the far bank, and the pile lies in the water between them.</source>
        <translation>近岸屬於先出牌的%1。%2坐在遠岸，兩岸之間的水面上是桌上的牌。</translation>
    </message>
    <message>
        <source>Deal %1 in the middle of play %2.</source>
        <translation>%1 號牌局，第 %2 次出牌進行到一半。</translation>
    </message>
    <message>
        <source>The card that is set apart from its hand is the front, the card at the other end is the tail. The pile grows from left to right, so the newest card is the last one on the right. The kittens look up when something is caught.

A click on the front card plays it when it is that player’s turn. Rest the pointer on any card to see it whole. Without a mouse, Tab goes to a hand or to the pile, and Up and Down go through its cards.</source>
        <translation>與手牌分開放的那張在最前面，另一頭的那張在尾端。桌上的牌從左往右增加，所以最右邊的一張最新。有牌贏到手時，小貓會抬頭看。

輪到那位玩家時，點一下最前面的牌就會打出。滑鼠停在任何一張牌上，可以看到整張牌。不用滑鼠時，Tab 鍵去手牌或桌上的牌，上下鍵逐張查看。</translation>
    </message>
    <message>
        <source>The timeline and the panels</source>
        <translation>時間軸和面板</translation>
    </message>
    <message>
        <source>The strip under the table is the whole game. Drag it to go to any moment; rest the pointer on it to see that moment first.</source>
        <translation>牌桌下面的長條就是整個對局。拖曳它可以去任何時刻；停住滑鼠可以先看那個時刻。</translation>
    </message>
    <message>
        <source>The cards of %1 grow from below, those of %2 from above, and the pile lies between them. Ticks are captures. What is still to come is pale.</source>
        <translation>%1的牌從下往上長，%2的從上往下，中間是桌上的牌。短線是贏牌。還沒有發生的顏色較淡。</translation>
    </message>
    <message>
        <source>Every play in a list. A click goes to the moment after it.</source>
        <translation>列出每一次出牌。點一下就到它之後的時刻。</translation>
    </message>
    <message>
        <source>How the game ends, and why; its longest and biggest moments.</source>
        <translation>對局怎樣結束，為什麼；最長和最大的時刻。</translation>
    </message>
    <message>
        <source>A program that plays the game, with its queues and its stack, line by line.</source>
        <translation>玩這個遊戲的程式，連同它的佇列和堆疊，一行一行地看。</translation>
    </message>
    <message>
        <source>For those who want to be surprised: nothing tells how the game will end.</source>
        <translation>給想要驚喜的人：不透露對局怎樣結束。</translation>
    </message>
    <message>
        <source>Marks a place on the timeline, to come back to it.</source>
        <translation>在時間軸上標記一個地方，以後再回來。</translation>
    </message>
    <message>
        <source>Goes to any play by its number, however far away it is.</source>
        <translation>按次數前往任何一次出牌，不管有多遠。</translation>
    </message>
    <message>
        <source>Hands and rules</source>
        <translation>手牌和規則</translation>
    </message>
    <message>
        <source>Any two hands can be played by any rules. Hands are written from front to tail as numbers from 1 to 13, or with A, T, J, Q and K; suits can be added.</source>
        <translation>任何兩手牌都可以用任何規則來玩。手牌從前端寫到尾端，用 1 到 13 的數字，或 A、T、J、Q、K；花色可以加上。</translation>
    </message>
    <message>
        <source>Type both hands, or click them together from a deck.</source>
        <translation>輸入兩手牌，或從牌庫裡點出來。</translation>
    </message>
    <message>
        <source>Finds two hands in the text on the clipboard and plays them.</source>
        <translation>在剪貼簿的文字裡找出兩手牌來玩。</translation>
    </message>
    <message>
        <source>Six options, which can be combined as you like: they make 96 sets of rules. These five have names. Each is told with the ending that it gives the hands of the first page.</source>
        <translation>六個選項可以隨意組合，一共有 96 套規則。這五套有名字。每一套都寫出它給第一頁的手牌帶來的結局。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences: where the rules come from, and how a game ends by them.</extracomment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Deals and numbers</source>
        <translation>牌局和編號</translation>
    </message>
    <message>
        <source>Every random deal has a number. The same number is always the same deal, on any computer, so a deal can be named, shared and dealt again.</source>
        <translation>每一局隨機的牌都有編號。編號相同，在任何電腦上都是同樣的牌，所以可以說出一局牌、分享它、再發一遍。</translation>
    </message>
    <message>
        <source>Deals the whole deck to both players.</source>
        <translation>把整副牌發給兩位玩家。</translation>
    </message>
    <message>
        <source>Deals by a number, from a deck of 1 to 13 ranks with 1 to 16 cards of each.</source>
        <translation>按編號發牌，點數 1 到 13 種，每種 1 到 16 張。</translation>
    </message>
    <message>
        <source>Looks through random deals for the longest game. It can also look for an endless or a close game, or for one that a certain player wins.</source>
        <translation>在隨機的牌局裡尋找最長的對局。也可以找永不結束的、險勝的，或某位玩家獲勝的對局。</translation>
    </message>
    <message>
        <source>Plays thousands or millions of deals, and counts how they end.</source>
        <translation>玩成千上萬局牌，數一數它們怎樣結束。</translation>
    </message>
    <message>
        <source>No game is lost when another one begins: the last twenty can be brought back.</source>
        <translation>開始新的一局，不會遺失舊的：最近的二十局都可以拿回來。</translation>
    </message>
    <message>
        <source>Files and sharing</source>
        <translation>檔案和分享</translation>
    </message>
    <message>
        <source>Nothing has to be saved: the program begins with the game with which it ended, at the same place. A file is for games that you want to keep or to give to somebody.</source>
        <translation>什麼也不用儲存：程式從上次結束時的對局和位置開始。檔案是為您想保留或送給別人的對局準備的。</translation>
    </message>
    <message>
        <source>Writes the deal, the rules, the names, the place and the bookmarks to a file whose name ends in .fishing.</source>
        <translation>把牌局、規則、名字、位置和書籤寫到名字以 .fishing 結尾的檔案裡。</translation>
    </message>
    <message>
        <source>Opens such a file, or any text with two hands in it. It can also be dropped on the window.</source>
        <translation>開啟這樣的檔案，或任何寫有兩手牌的文字檔。也可以把它拖到視窗上。</translation>
    </message>
    <message>
        <source>Puts both hands on the clipboard, to be sent as text or pasted here again.</source>
        <translation>把兩手牌放到剪貼簿上，可以作為文字傳送，或再貼到這裡。</translation>
    </message>
    <message>
        <source>The table as a picture, of any size.</source>
        <translation>把牌桌存為圖片，任何尺寸。</translation>
    </message>
    <message>
        <source>All plays as text to be read, or as CSV for a spreadsheet.</source>
        <translation>把所有出牌寫成供人閱讀的文字檔，或供試算表使用的 CSV。</translation>
    </message>
    <message>
        <source>The deal, the table, the verdict and the plays on paper.</source>
        <translation>把牌局、牌桌、結局和出牌印在紙上。</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>How to play</source>
        <translation>怎樣玩</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>The pages of the help</source>
        <translation>說明的頁面</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
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
        <translation>用文字寫%1的牌：1 到 13 或 A T J Q K，花色可寫可不寫（7♠、SK）。含有兩手牌的文字可以貼到這裡。</translation>
    </message>
    <message>
        <source>Shuffle the hand of %1</source>
        <translation>洗%1的手牌</translation>
    </message>
    <message>
        <source>Put the cards of %1 into another order</source>
        <translation>把%1的牌換一個次序</translation>
    </message>
    <message>
        <source>Clear the hand of %1</source>
        <translation>清空%1的手牌</translation>
    </message>
    <message>
        <source>Take all cards of %1 away (Ctrl+Z brings them back)</source>
        <translation>拿走%1所有的牌（Ctrl+Z 可以放回來）</translation>
    </message>
</context>
<context>
    <name>HandStrip</name>
    <message>
        <source>No cards yet: type them below, or click them in the deck.</source>
        <translation>還沒有牌：請在下面輸入，或在牌庫裡點一下。</translation>
    </message>
    <message>
        <source>%1. Drag it, or use the keys: Left and Right choose, with Ctrl they move the card, Ctrl+Up or Ctrl+Down gives it to the other hand, Delete takes it out.</source>
        <translation>%1。可以拖曳它，也可以用鍵盤：左右鍵選擇，加 Ctrl 移動這張牌，Ctrl+上下鍵把它交給另一手牌，Delete 拿走它。</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 張牌</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 張牌</translation>
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
        <translation>「%1」，不是牌</translation>
    </message>
    <message>
        <source>%1, card %2 of %3</source>
        <translation>%1，第 %2 張，共 %3 張</translation>
    </message>
</context>
<context>
    <name>HandsEditor</name>
    <message>
        <source>&amp;Swap hands</source>
        <translation>交換手牌(&amp;S)</translation>
    </message>
    <message>
        <source>Give each player the other’s cards</source>
        <translation>兩人互換手牌</translation>
    </message>
    <message>
        <source>&amp;Fill up</source>
        <translation>補滿(&amp;F)</translation>
    </message>
    <message>
        <source>Deal the rest of the deck to both hands, so that they are as long</source>
        <translation>把剩下的牌發給兩個人，讓兩手牌一樣多</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>復原上一次修改</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>取消復原</translation>
    </message>
    <message>
        <source>Make the change again that was taken back</source>
        <translation>重新做剛才復原的修改</translation>
    </message>
    <message>
        <source>Click cards in the deck to add them to the hand of %1.</source>
        <translation>點牌庫裡的牌，把它們加到%1的手牌裡。</translation>
    </message>
</context>
<context>
    <name>HelpActions</name>
    <message>
        <source>&amp;How to play</source>
        <translation>怎樣玩(&amp;H)</translation>
    </message>
    <message>
        <source>The rule and the program, in pictures</source>
        <translation>用圖看規則和程式</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>鍵盤快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>All keys, and what the mouse does</source>
        <translation>所有按鍵，以及滑鼠的作用</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>這是什麼？(&amp;W)</translation>
    </message>
    <message>
        <source>Click anything to have it explained</source>
        <translation>點任何東西，就解釋它</translation>
    </message>
    <message>
        <source>Hint for &amp;beginners</source>
        <translation>新手提示(&amp;B)</translation>
    </message>
    <message>
        <source>A line above the timeline that names the first things to do</source>
        <translation>時間軸上方的一行，說出最先可以做的事</translation>
    </message>
    <message>
        <source>&amp;About Kitten Fishing</source>
        <translation>關於小貓釣魚(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence, and what it is made with</source>
        <translation>版本、授權，以及用什麼做成</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>關於 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Version and licence of Qt</source>
        <translation>Qt 的版本和授權</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>How to play</source>
        <translation>怎樣玩</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
    <message>
        <source>Close this line for ever; the Help menu can bring it back</source>
        <translation>關掉這一行，不再出現；在「說明」選單裡可以再開啟</translation>
    </message>
    <message>
        <source>%1 lets the game play itself. Drag the strip below to go to any moment. %2 tells how to play.</source>
        <translation>按%1讓對局自己進行。拖曳下面的長條可以去任何時刻。按 %2 看怎樣玩。</translation>
    </message>
</context>
<context>
    <name>InsidePanel</name>
    <message>
        <source>Look inside</source>
        <translation>看看內部</translation>
    </message>
    <message>
        <source>pile</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>s, the pile on the table: top %1, from the bottom %2</source>
        <translation>s，桌上的牌：top 為 %1，從下往上是 %2</translation>
    </message>
    <message>
        <source>marks</source>
        <translation>標記</translation>
    </message>
    <message>
        <source>book, the marks: 1 for %1</source>
        <translation>book，標記：%1 為 1</translation>
    </message>
    <message>
        <source>t, the current card: %1</source>
        <translation>t，目前的牌：%1</translation>
    </message>
    <message>
        <source>t, the current card: none yet</source>
        <translation>t，目前的牌：還沒有</translation>
    </message>
    <message>
        <source>%1, the hand of %2: head %3, tail %4, cards %5</source>
        <translation>%1，%2的手牌：head 為 %3，tail 為 %4，牌是 %5</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>開始時</translation>
    </message>
    <message>
        <source>After play %1</source>
        <translation>第 %1 次出牌之後</translation>
    </message>
    <message>
        <source>Play %1: step %2 of %3</source>
        <translation>第 %1 次出牌：第 %2 步，共 %3 步</translation>
    </message>
    <message>
        <source>The end: step %1 of %2</source>
        <translation>結束：第 %1 步，共 %2 步</translation>
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
        <translation>同一局牌，按完整規則和按書上的程式，並排來看</translation>
    </message>
    <message>
        <source>&amp;How to make it stop…</source>
        <translation>怎樣讓它停下來(&amp;H)…</translation>
    </message>
    <message>
        <source>Why the published program may run for ever, and what ends it</source>
        <translation>書上的程式為什麼可能永遠執行下去，怎樣讓它結束</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Looking up play %1…</source>
        <translation>正在尋找第 %1 次出牌…</translation>
    </message>
    <message>
        <source>S&amp;urvey of many deals…</source>
        <translation>大量牌局的統計(&amp;U)…</translation>
    </message>
    <message>
        <source>See how thousands or millions of deals end</source>
        <translation>看看成千上萬局牌怎樣結束</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program</source>
        <translation>關閉程式</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>設定(&amp;S)…</translation>
    </message>
    <message>
        <source>All that the program remembers you like</source>
        <translation>程式記住的您的全部喜好</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
        <source>Fill the whole screen</source>
        <translation>佔滿整個螢幕</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>Surprise me &amp;with</source>
        <translation>給我一個驚喜(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>規則(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
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
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>學習(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Playback</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>出牌記錄(&amp;M)</translation>
    </message>
    <message>
        <source>Every play in a list</source>
        <translation>列出每一次出牌</translation>
    </message>
    <message>
        <source>&amp;Verdict</source>
        <translation>結局(&amp;V)</translation>
    </message>
    <message>
        <source>How the game ends, and why</source>
        <translation>對局怎樣結束，為什麼</translation>
    </message>
    <message>
        <source>&amp;Inside</source>
        <translation>內部(&amp;I)</translation>
    </message>
    <message>
        <source>The queues, the stack and the program, line by line</source>
        <translation>佇列、堆疊和程式，一行一行地看</translation>
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
        <translation>%1打出 %2，隨即收回</translation>
    </message>
    <message>
        <source>%1 plays %2 and catches %3 cards</source>
        <translation>%1打出 %2，贏得 %3 張牌</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>發牌</translation>
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
        <translation>剛發好牌，第一次出牌之前</translation>
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
        <translation>系統沒有空閒的執行緒</translation>
    </message>
</context>
<context>
    <name>MoveList</name>
    <message>
        <source>Moves</source>
        <translation>出牌記錄</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the selected rows as text</source>
        <translation>把選取的列複製為文字</translation>
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
        <translation>第 %1 次出牌：%2打出%3，隨即收回。</translation>
    </message>
    <message>
        <source>Play %1: %2 plays the %3 and catches %4 cards: %5.</source>
        <translation>第 %1 次出牌：%2打出%3，贏得 %4 張牌：%5。</translation>
    </message>
    <message>
        <source>the cards are dealt</source>
        <translation>牌已發好</translation>
    </message>
    <message>
        <source>takes it straight back</source>
        <translation>隨即收回</translation>
    </message>
    <message>
        <source>takes it back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>catches %1: %2</source>
        <translation>贏得 %1 張：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>catch</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>牌已發好。</translation>
    </message>
    <message>
        <source>%1 Bookmarked.</source>
        <translation>%1已加書籤。</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Captures &amp;only</source>
        <translation>只看贏牌(&amp;O)</translation>
    </message>
    <message>
        <source>List only the plays that capture (Alt+O)</source>
        <translation>只列出贏牌的出牌 (Alt+O)</translation>
    </message>
    <message>
        <source>Captures only</source>
        <translation>只看贏牌</translation>
    </message>
    <message>
        <source>The rank to look for</source>
        <translation>要找的點數</translation>
    </message>
    <message>
        <source>Rank to look for</source>
        <translation>要找的點數</translation>
    </message>
    <message>
        <source>Last play of this rank</source>
        <translation>這個點數上一次出牌</translation>
    </message>
    <message>
        <source>Back to the last play of this rank</source>
        <translation>回到這個點數上一次出牌</translation>
    </message>
    <message>
        <source>Next play of this rank</source>
        <translation>這個點數下一次出牌</translation>
    </message>
    <message>
        <source>On to the next play of this rank</source>
        <translation>前往這個點數下一次出牌</translation>
    </message>
    <message>
        <source>There is no %1 in this deal.</source>
        <translation>這局牌裡沒有 %1。</translation>
    </message>
    <message>
        <source>%1 of %2 plays catch</source>
        <translation>%2 次出牌中 %1 次贏牌</translation>
    </message>
    <message>
        <source>%1 of the first %2 plays catch</source>
        <translation>前 %2 次出牌中 %1 次贏牌</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>正在找 %1…</translation>
    </message>
    <message>
        <source>No %1 catches before play %2.</source>
        <translation>第 %2 次出牌之前沒有 %1 贏牌。</translation>
    </message>
    <message>
        <source>No %1 is played before play %2.</source>
        <translation>第 %2 次出牌之前沒有打出 %1。</translation>
    </message>
    <message>
        <source>No %1 catches between play %2 and play %3.</source>
        <translation>第 %2 次到第 %3 次出牌之間沒有 %1 贏牌。</translation>
    </message>
    <message>
        <source>No %1 is played between play %2 and play %3.</source>
        <translation>第 %2 次到第 %3 次出牌之間沒有打出 %1。</translation>
    </message>
    <message>
        <source>Rows copied: %1</source>
        <translation>已複製 %1 列</translation>
    </message>
    <message>
        <source>Only the first %1 rows were copied.</source>
        <translation>只複製了前 %1 列。</translation>
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
        <translation>%1叫什麼；不寫就叫%1</translation>
    </message>
</context>
<context>
    <name>NamesDialog</name>
    <message>
        <source>Name the players</source>
        <translation>幫玩家取名</translation>
    </message>
    <message>
        <source>The ginger kitten plays first. Without names they are A and B.</source>
        <translation>橘貓先出牌。沒有名字時，他們叫甲和乙。</translation>
    </message>
    <message>
        <source>Call them so (Enter)</source>
        <translation>就這麼叫 (Enter)</translation>
    </message>
    <message>
        <source>Call them so</source>
        <translation>就這麼叫</translation>
    </message>
    <message>
        <source>Leave the names as they are (Esc)</source>
        <translation>名字保持原樣 (Esc)</translation>
    </message>
    <message>
        <source>Leave the names as they are</source>
        <translation>名字保持原樣</translation>
    </message>
</context>
<context>
    <name>NumberedDealDialog</name>
    <message>
        <source>Deal number and deck</source>
        <translation>牌局編號和用牌</translation>
    </message>
    <message>
        <source>A random deal can be dealt again on any machine, for ever, by its number and its deck.</source>
        <translation>隨機的牌局，憑編號和用牌就可以在任何電腦上再發一遍，永遠都一樣。</translation>
    </message>
    <message>
        <source>The hands of this deal</source>
        <translation>這局牌的手牌</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>發牌(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Number:</source>
        <translation>編號(&amp;N)：</translation>
    </message>
    <message>
        <source>Deck:</source>
        <translation>用牌：</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>牌局的編號</translation>
    </message>
    <message>
        <source>Which of the deals; the same number is always the same deal</source>
        <translation>哪一局牌；編號相同，牌就相同</translation>
    </message>
    <message>
        <source>&amp;Another</source>
        <translation>換一個(&amp;A)</translation>
    </message>
    <message>
        <source>Try a number at random</source>
        <translation>隨機試一個編號</translation>
    </message>
    <message>
        <source>Another number</source>
        <translation>換一個編號</translation>
    </message>
    <message>
        <source>Ranks in the deck</source>
        <translation>用幾種點數</translation>
    </message>
    <message>
        <source>How many ranks there are, from the Ace up</source>
        <translation>從 A 往上有幾種點數</translation>
    </message>
    <message>
        <source>Cards of each rank</source>
        <translation>每種點數幾張</translation>
    </message>
    <message>
        <source>How many cards there are of each rank</source>
        <translation>每種點數有幾張牌</translation>
    </message>
    <message>
        <source>&amp;ranks</source>
        <translation>種點數(&amp;R)</translation>
    </message>
    <message>
        <source>cards of &amp;each</source>
        <translation>張（每種）(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Full deck</source>
        <translation>整副牌(&amp;F)</translation>
    </message>
    <message>
        <source>13 ranks, 4 cards of each</source>
        <translation>13 種點數，每種 4 張</translation>
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
        <translation>✗ 一張牌不夠兩個人玩。請多選幾種點數，或每種多選幾張。</translation>
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
        <translation>✓ %1：%2 張牌，每人 %3 張</translation>
    </message>
    <message>
        <source>✓ %1: %2 cards, %3 for %4 and %5 for %6</source>
        <translation>✓ %1：%2 張牌，%4 %3 張，%6 %5 張</translation>
    </message>
    <message>
        <source>How it ends is kept secret.</source>
        <translation>結局保密。</translation>
    </message>
    <message>
        <source>How it ends is being looked for…</source>
        <translation>正在推算結局…</translation>
    </message>
    <message>
        <source>Deal these cards (Enter)</source>
        <translation>發這些牌 (Enter)</translation>
    </message>
    <message>
        <source>Back to the game on the table (Esc)</source>
        <translation>回到桌上的對局 (Esc)</translation>
    </message>
</context>
<context>
    <name>PictureDialog</name>
    <message>
        <source>&amp;As large as it is shown, %1 × %2 pixels</source>
        <translation>和顯示的一樣大，%1 × %2 像素(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Twice as large, %1 × %2 pixels</source>
        <translation>兩倍大，%1 × %2 像素(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Four times as large, %1 × %2 pixels</source>
        <translation>四倍大，%1 × %2 像素(&amp;F)</translation>
    </message>
    <message>
        <source>Save picture of the table</source>
        <translation>儲存牌桌圖片</translation>
    </message>
    <message>
        <source>The picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Drawn for this size, so it is sharp</source>
        <translation>按這個尺寸繪製，所以清晰</translation>
    </message>
    <message>
        <source>Too large for most programs</source>
        <translation>對多數程式來說太大了</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>Choose a file and write it (Enter)</source>
        <translation>選擇檔案並寫入 (Enter)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>關閉這個視窗 (Esc)</translation>
    </message>
    <message>
        <source>The picture has been saved as %1.</source>
        <translation>圖片已儲存為 %1。</translation>
    </message>
</context>
<context>
    <name>PlaybackActions</name>
    <message>
        <source>Step &amp;forward</source>
        <translation>前進一步(&amp;F)</translation>
    </message>
    <message>
        <source>Play the next card</source>
        <translation>打出下一張牌</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>後退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Take the last card back</source>
        <translation>收回上一張牌</translation>
    </message>
    <message>
        <source>To the &amp;start</source>
        <translation>回到開始(&amp;S)</translation>
    </message>
    <message>
        <source>Back to the deal</source>
        <translation>回到剛發好牌的時候</translation>
    </message>
    <message>
        <source>To the &amp;end</source>
        <translation>到結尾(&amp;E)</translation>
    </message>
    <message>
        <source>On to the end, or as far as the timeline reaches</source>
        <translation>前往結尾，或時間軸所及之處</translation>
    </message>
    <message>
        <source>Step a &amp;line</source>
        <translation>執行一行(&amp;L)</translation>
    </message>
    <message>
        <source>Run the next line of the articles’ program</source>
        <translation>執行文章裡程式的下一行</translation>
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
        <translation>下一次贏牌(&amp;N)</translation>
    </message>
    <message>
        <source>On to the next capture</source>
        <translation>前往下一次贏牌</translation>
    </message>
    <message>
        <source>P&amp;revious capture</source>
        <translation>上一次贏牌(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the last capture</source>
        <translation>回到上一次贏牌</translation>
    </message>
    <message>
        <source>Next b&amp;ig capture</source>
        <translation>下一次大贏牌(&amp;I)</translation>
    </message>
    <message>
        <source>On to the next of the biggest captures</source>
        <translation>前往下一次贏得最多的贏牌之一</translation>
    </message>
    <message>
        <source>Previous bi&amp;g capture</source>
        <translation>上一次大贏牌(&amp;G)</translation>
    </message>
    <message>
        <source>Back to the last of the biggest captures</source>
        <translation>回到上一次贏得最多的贏牌之一</translation>
    </message>
    <message>
        <source>Go to pla&amp;y…</source>
        <translation>移到某次出牌(&amp;Y)…</translation>
    </message>
    <message>
        <source>Go to a play by its number</source>
        <translation>按次數移到某次出牌</translation>
    </message>
    <message>
        <source>Bac&amp;k to where I was</source>
        <translation>回到剛才的地方(&amp;K)</translation>
    </message>
    <message>
        <source>Undo the last jump; once more, redo it</source>
        <translation>復原上一次跳躍；再按一次，又跳過去</translation>
    </message>
    <message>
        <source>Book&amp;mark</source>
        <translation>書籤(&amp;M)</translation>
    </message>
    <message>
        <source>Mark this place, or take its mark away</source>
        <translation>在這個地方加書籤，或移除書籤</translation>
    </message>
    <message>
        <source>Ne&amp;xt bookmark</source>
        <translation>下一個書籤(&amp;X)</translation>
    </message>
    <message>
        <source>On to the next marked place</source>
        <translation>前往下一個有書籤的地方</translation>
    </message>
    <message>
        <source>Pre&amp;vious bookmark</source>
        <translation>上一個書籤(&amp;V)</translation>
    </message>
    <message>
        <source>Back to the last marked place</source>
        <translation>回到上一個有書籤的地方</translation>
    </message>
    <message>
        <source>Keep the end se&amp;cret</source>
        <translation>結局保密(&amp;C)</translation>
    </message>
    <message>
        <source>Let the timeline grow only as the game is played</source>
        <translation>時間軸只隨著出牌變長</translation>
    </message>
    <message>
        <source>Go to play</source>
        <translation>移到某次出牌</translation>
    </message>
    <message>
        <source>How many plays have been made, 0 to %L1:</source>
        <translation>已經出牌多少次，0 到 %L1：</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>播放(&amp;P)</translation>
    </message>
    <message>
        <source>Stop here</source>
        <translation>停在這裡</translation>
    </message>
    <message>
        <source>Let the game play itself</source>
        <translation>讓對局自己進行</translation>
    </message>
</context>
<context>
    <name>PlayerBank</name>
    <message>
        <source>1 card</source>
        <translation>1 張牌</translation>
    </message>
    <message>
        <source>%L1 cards</source>
        <translation>%L1 張牌</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a player&apos;s name and cards</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, the winner</source>
        <translation>%1，勝者</translation>
    </message>
    <message>
        <source>%1, to play</source>
        <translation>%1，該出牌了</translation>
    </message>
</context>
<context>
    <name>PredictBar</name>
    <message>
        <source>Show me</source>
        <translation>給我看答案</translation>
    </message>
    <message>
        <source>Show the cards and make the capture; it does not count</source>
        <translation>亮出這些牌並完成贏牌；這一次不算分</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>停止預測</translation>
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
        <translation>預測贏牌(&amp;P)</translation>
    </message>
    <message>
        <source>Stop before each capture, and tell which cards will be taken</source>
        <translation>每次贏牌之前停下來，說說哪些牌會被贏走</translation>
    </message>
</context>
<context>
    <name>PredictWords</name>
    <message>
        <source>Found, after one wrong try.</source>
        <translation>找到了，錯了一次。</translation>
    </message>
    <message>
        <source>All %1 found, after one wrong try.</source>
        <translation>%1 張全找到了，錯了一次。</translation>
    </message>
    <message>
        <source>Found, after %1 wrong tries.</source>
        <translation>找到了，錯了 %1 次。</translation>
    </message>
    <message>
        <source>All %1 found, after %2 wrong tries.</source>
        <translation>%1 張全找到了，錯了 %2 次。</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>對局結束了。</translation>
    </message>
    <message>
        <source>Play on: before each capture the game stops and asks which cards will be taken.</source>
        <translation>接著出牌吧：每次贏牌之前，對局會停下來，問哪些牌會被贏走。</translation>
    </message>
    <message>
        <source>%1 plays %2 next, and captures. Which cards go to the tail of the hand, and in which order? Click them, or choose with Up and Down and press Enter.</source>
        <translation>%1接下來打出 %2，會贏牌。哪些牌會接到手牌的尾端，次序是什麼？請點選它們，或用上下鍵選擇再按 Enter。</translation>
    </message>
    <message>
        <source>Right, %1. And then?</source>
        <translation>對，是 %1。然後呢？</translation>
    </message>
    <message>
        <source>Not %1, not now. Try another one.</source>
        <translation>現在還不是 %1。再試一張。</translation>
    </message>
    <message>
        <source>Right! Nothing but the card that was played.</source>
        <translation>對！只有打出的這一張。</translation>
    </message>
    <message>
        <source>All %1 right, and in their order. Well done!</source>
        <translation>%1 張全對，次序也對。真棒！</translation>
    </message>
    <message>
        <source>It was: %1.</source>
        <translation>答案是：%1。</translation>
    </message>
    <message>
        <source>First tell the cards, or let them be shown.</source>
        <translation>請先說出這些牌，或讓它們亮出來。</translation>
    </message>
    <message>
        <source>%1 of %2 without a mistake</source>
        <translation>%2 次中 %1 次沒有出錯</translation>
    </message>
    <message>
        <source>%1, the last %2 in a row</source>
        <translation>%1，最近連對 %2 次</translation>
    </message>
    <message>
        <source>You told one capture, and without a mistake.</source>
        <translation>您說對了一次贏牌，沒有出錯。</translation>
    </message>
    <message>
        <source>You told one capture.</source>
        <translation>您說對了一次贏牌。</translation>
    </message>
    <message>
        <source>You told %1 captures, all without a mistake!</source>
        <translation>您說對了 %1 次贏牌，一次也沒有出錯！</translation>
    </message>
    <message>
        <source>You told %1 captures, %2 of them without a mistake.</source>
        <translation>您說對了 %1 次贏牌，其中 %2 次沒有出錯。</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>P&amp;resentation</source>
        <translation>簡報(&amp;R)</translation>
    </message>
    <message>
        <source>Make everything large, to be read from the back of a classroom</source>
        <translation>把一切放大，教室最後一排也看得清</translation>
    </message>
</context>
<context>
    <name>PrintedGame</name>
    <message>
        <source>Rules: %1</source>
        <translation>規則：%1</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 張牌</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 張牌</translation>
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
        <translation>結局還未揭曉</translation>
    </message>
    <message>
        <source>The moves</source>
        <translation>出牌記錄</translation>
    </message>
    <message>
        <source>The first %1 of %2 moves; “Export moves” writes all of them</source>
        <translation>前 %1 次出牌，共 %2 次；「匯出出牌記錄」會寫出全部</translation>
    </message>
    <message>
        <source>The moves as far as play %1</source>
        <translation>到第 %1 次為止的出牌記錄</translation>
    </message>
    <message>
        <source>Kitten Fishing · %1</source>
        <translation>小貓釣魚 · %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 頁，共 %2 頁</translation>
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
        <translation>程式、它的工作量和疏漏</translation>
    </message>
    <message>
        <source>The program in %1</source>
        <translation>%1 程式</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>工作量</translation>
    </message>
    <message>
        <source>How much the program has to do</source>
        <translation>程式要做多少工作</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>疏漏</translation>
    </message>
    <message>
        <source>What the published program forgets</source>
        <translation>書上的程式忘了什麼</translation>
    </message>
    <message>
        <source>The game on the table is played by other rules than the program of the articles, so there is no code to show for it. The arrays above are true all the same. To see the program run, play this deal by the whole rule or the published way.</source>
        <translation>桌上的對局用的規則與文章裡的程式不同，所以沒有程式碼可以顯示。上面的陣列仍然是真實的。想看程式執行，請按完整規則或按書上的程式來玩這局牌。</translation>
    </message>
    <message>
        <source>Play the whole rule</source>
        <translation>按完整規則玩</translation>
    </message>
    <message>
        <source>Play this deal by the rule of the books and articles</source>
        <translation>按書和文章裡的規則玩這局牌</translation>
    </message>
    <message>
        <source>Play the published way</source>
        <translation>按書上的程式玩</translation>
    </message>
    <message>
        <source>Play this deal as the published program does, with its slip</source>
        <translation>像書上的程式那樣玩這局牌，帶著它的疏漏</translation>
    </message>
</context>
<context>
    <name>ProgramText</name>
    <message>
        <source>Pseudo-code</source>
        <translation>虛擬碼</translation>
    </message>
</context>
<context>
    <name>RandomDealActions</name>
    <message>
        <source>&amp;New random deal</source>
        <translation>隨機發新牌(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Deal number and deck…</source>
        <translation>牌局編號和用牌(&amp;D)…</translation>
    </message>
    <message>
        <source>Deal by a number, from a deck of your choice</source>
        <translation>用您選的牌，按編號發牌</translation>
    </message>
    <message>
        <source>Ne&amp;xt number</source>
        <translation>下一個編號(&amp;X)</translation>
    </message>
    <message>
        <source>Deal the number after this one</source>
        <translation>發下一個編號的牌</translation>
    </message>
    <message>
        <source>Previous num&amp;ber</source>
        <translation>上一個編號(&amp;B)</translation>
    </message>
    <message>
        <source>Deal the number before this one</source>
        <translation>發上一個編號的牌</translation>
    </message>
    <message>
        <source>Deal a full deck at random</source>
        <translation>隨機發一整副牌</translation>
    </message>
    <message>
        <source>Deal %1 at random</source>
        <translation>隨機發 %1</translation>
    </message>
</context>
<context>
    <name>RecentFiles</name>
    <message>
        <source>Recent &amp;files</source>
        <translation>最近的檔案(&amp;F)</translation>
    </message>
    <message>
        <source>Open a file of before again</source>
        <translation>重新開啟以前的檔案</translation>
    </message>
    <message>
        <source>&amp;%1  %2</source>
        <translation>&amp;%1  %2</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空清單(&amp;C)</translation>
    </message>
    <message>
        <source>Forget these names; the files stay</source>
        <translation>忘掉這些名字；檔案仍在</translation>
    </message>
</context>
<context>
    <name>RowSigns</name>
    <message>
        <source>tail</source>
        <comment>of a hand</comment>
        <translation>尾端</translation>
    </message>
</context>
<context>
    <name>RuleChoice</name>
    <message>
        <source>What this comes to, in a picture</source>
        <translation>這樣做的結果，用圖來看</translation>
    </message>
    <message>
        <source>Two rounds. A dot is a look at that kitten’s hand, to see whether it is empty.</source>
        <translation>兩個回合。圓點表示看一眼那隻小貓的手牌，看看是不是空了。</translation>
    </message>
</context>
<context>
    <name>RulesActions</name>
    <message>
        <source>Play the same deal again by these rules</source>
        <translation>用這些規則重玩同一局牌</translation>
    </message>
    <message>
        <source>&amp;All options…</source>
        <translation>全部選項(&amp;A)…</translation>
    </message>
    <message>
        <source>Choose the rules, option by option</source>
        <translation>逐項選擇規則</translation>
    </message>
    <message>
        <source>The same deal from its start, by other rules.</source>
        <translation>同一局牌從頭開始，換了規則。</translation>
    </message>
    <message>
        <source>Rules: %1 ▾</source>
        <translation>規則：%1 ▾</translation>
    </message>
    <message>
        <source>The rules of this game; choosing others plays the deal again</source>
        <translation>這一局的規則；選擇別的規則會重玩這局牌</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>規則(&amp;R)：</translation>
    </message>
    <message>
        <source>A set of all six options that is known by a name</source>
        <translation>一套有名字的規則，包含全部六個選項</translation>
    </message>
    <message>
        <source>&amp;Play by these</source>
        <translation>用這些規則玩(&amp;P)</translation>
    </message>
    <message>
        <source>Play the same deal from its start by these rules</source>
        <translation>用這些規則從頭玩同一局牌</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>自己的規則</translation>
    </message>
    <message>
        <source>How the deal ends by these rules is kept secret.</source>
        <translation>這局牌按這些規則怎樣結束，保密。</translation>
    </message>
    <message>
        <source>How the deal ends by these rules is being looked for…</source>
        <translation>正在推算這局牌按這些規則怎樣結束…</translation>
    </message>
    <message>
        <source>These are the rules on the table. %1</source>
        <translation>這就是桌上的規則。%1</translation>
    </message>
    <message>
        <source>Leave the rules as they are (Esc)</source>
        <translation>規則保持原樣 (Esc)</translation>
    </message>
</context>
<context>
    <name>RulesText</name>
    <message>
        <source>Classic</source>
        <translation>經典</translation>
    </message>
    <message>
        <source>Textbook, with its slip</source>
        <translation>課本，帶著疏漏</translation>
    </message>
    <message>
        <source>Hook, as in school yards</source>
        <translation>J 鉤，校園玩法</translation>
    </message>
    <message>
        <source>Coursework</source>
        <translation>課程作業</translation>
    </message>
    <message>
        <source>Race, first out wins</source>
        <translation>競速，先出完者勝</translation>
    </message>
    <message>
        <source>The rule as the books and articles state it.</source>
        <translation>書和文章裡寫的規則。</translation>
    </message>
    <message>
        <source>What the first printing of the program really does: it forgets a card on the table.</source>
        <translation>第一次印出來的程式實際做的：它忘了桌上的一張牌。</translation>
    </message>
    <message>
        <source>How it is played in school yards, and set in exams.</source>
        <translation>校園裡的玩法，也是考題裡的玩法。</translation>
    </message>
    <message>
        <source>A university exercise that picks cards up in table order.</source>
        <translation>一道大學練習題，按桌上的次序收牌。</translation>
    </message>
    <message>
        <source>The first player out of cards wins.</source>
        <translation>先出完牌的人獲勝。</translation>
    </message>
    <message>
        <source>A set of options that has no name.</source>
        <translation>一套沒有名字的選項。</translation>
    </message>
    <message>
        <source>A &amp;capture takes</source>
        <translation>贏牌時收走(&amp;C)</translation>
    </message>
    <message>
        <source>They &amp;join the tail</source>
        <translation>接到尾端的次序(&amp;J)</translation>
    </message>
    <message>
        <source>A&amp;fter a capture</source>
        <translation>贏牌之後(&amp;F)</translation>
    </message>
    <message>
        <source>The game is &amp;over</source>
        <translation>何時結束(&amp;O)</translation>
    </message>
    <message>
        <source>The &amp;winner is</source>
        <translation>獲勝的是(&amp;W)</translation>
    </message>
    <message>
        <source>A Jac&amp;k</source>
        <translation>J 牌(&amp;K)</translation>
    </message>
    <message>
        <source>the two equal cards and all cards between them.</source>
        <translation>兩張相同的牌和它們之間所有的牌。</translation>
    </message>
    <message>
        <source>the played card and all cards above its match, which stays.</source>
        <translation>打出的牌和配對牌上面所有的牌，配對牌留下。</translation>
    </message>
    <message>
        <source>from the top: the played card first, the lowest card last.</source>
        <translation>從上往下：打出的牌在先，最下面的牌在後。</translation>
    </message>
    <message>
        <source>from the bottom: the lowest card first, the played card last.</source>
        <translation>從下往上：最下面的牌在先，打出的牌在後。</translation>
    </message>
    <message>
        <source>the turn passes.</source>
        <translation>輪到對方。</translation>
    </message>
    <message>
        <source>the same player plays again.</source>
        <translation>同一位玩家再出牌。</translation>
    </message>
    <message>
        <source>as soon as either hand is empty.</source>
        <translation>只要有一方手牌空了，立刻結束。</translation>
    </message>
    <message>
        <source>if either hand is empty when %1 begins a new round.</source>
        <translation>%1開始新回合時，如果有一方手牌空了。</translation>
    </message>
    <message>
        <source>if the player whose turn it is has no card left.</source>
        <translation>輪到的玩家已經沒有牌。</translation>
    </message>
    <message>
        <source>the player who still holds cards.</source>
        <translation>手裡還有牌的玩家。</translation>
    </message>
    <message>
        <source>the player who ran out of cards.</source>
        <translation>牌出完了的玩家。</translation>
    </message>
    <message>
        <source>is a card like any other.</source>
        <translation>和別的牌一樣。</translation>
    </message>
    <message>
        <source>takes the whole pile; on an empty table it is like any other.</source>
        <translation>收走桌上所有的牌；桌上沒有牌時和別的牌一樣。</translation>
    </message>
</context>
<context>
    <name>Samples</name>
    <message>
        <source>The articles’ hands</source>
        <translation>文章裡的手牌</translation>
    </message>
    <message>
        <source>The published program says that the other player wins.</source>
        <translation>書上的程式說是另一位玩家獲勝。</translation>
    </message>
    <message>
        <source>The articles’ hands, as the program was printed</source>
        <translation>文章裡的手牌，按書上的程式</translation>
    </message>
    <message>
        <source>It forgets one card at each capture, and so it names the wrong winner.</source>
        <translation>它每次贏牌都忘掉一張牌，所以說錯了勝者。</translation>
    </message>
    <message>
        <source>The articles’ hands, picked up in table order</source>
        <translation>文章裡的手牌，按桌上的次序收牌</translation>
    </message>
    <message>
        <source>Only the order in which a capture joins the hand is another one.</source>
        <translation>只有贏來的牌接到手牌裡的次序不同。</translation>
    </message>
    <message>
        <source>The coursework’s hands, by the classic rule</source>
        <translation>課程作業的手牌，按經典規則</translation>
    </message>
    <message>
        <source>The winner is left with 3 2 4 5, and 6 1 5 2 lie on the table.</source>
        <translation>勝者剩下 3 2 4 5，桌上留著 6 1 5 2。</translation>
    </message>
    <message>
        <source>The coursework’s hands, by its own rules</source>
        <translation>課程作業的手牌，按它自己的規則</translation>
    </message>
    <message>
        <source>Whoever has run out loses only when the turn comes: one play later than by the classic rule.</source>
        <translation>牌出完的人要輪到時才算輸：比經典規則晚一次出牌。</translation>
    </message>
    <message>
        <source>One card each</source>
        <translation>每人一張</translation>
    </message>
    <message>
        <source>There is no shorter game: the first card that is played was the last one in its hand.</source>
        <translation>沒有更短的對局了：打出的第一張就是手裡最後一張。</translation>
    </message>
    <message>
        <source>A draw with the first cards, as the program was printed</source>
        <translation>頭兩張牌就平手，按書上的程式</translation>
    </message>
    <message>
        <source>It looks after each round whether anybody has run out, and by then both have.</source>
        <translation>它在每個回合之後才看有沒有人出完牌，那時兩個人都出完了。</translation>
    </message>
    <message>
        <source>A draw with the first cards, as in school yards</source>
        <translation>頭兩張牌就平手，按校園玩法</translation>
    </message>
    <message>
        <source>An empty hand is noticed when its turn comes, and by then both are empty.</source>
        <translation>輪到時才發現手牌空了，那時兩手牌都空了。</translation>
    </message>
    <message>
        <source>The shortest game of a full deck</source>
        <translation>整副牌最短的對局</translation>
    </message>
    <message>
        <source>The loser lays down all 26 cards and captures nothing: it cannot be over sooner.</source>
        <translation>輸家打出全部 26 張牌，一張也沒有贏到：不可能更快了。</translation>
    </message>
    <message>
        <source>A full deck for ever, as the program was printed</source>
        <translation>整副牌永不結束，按書上的程式</translation>
    </message>
    <message>
        <source>13 in 17 deals are like this one: both players hold a card of the rank that is played first.</source>
        <translation>每 17 局牌有 13 局是這樣：兩個人都有與第一張打出的牌同點數的牌。</translation>
    </message>
    <message>
        <source>A full deck that ends, as the program was printed</source>
        <translation>整副牌會結束，按書上的程式</translation>
    </message>
    <message>
        <source>Of the 4 in 17 deals that can: one player holds all other cards of the rank that is played first.</source>
        <translation>每 17 局牌有 4 局可以：與第一張打出的牌同點數的牌，其餘全在一個人手裡。</translation>
    </message>
    <message>
        <source>Five cards for ever</source>
        <translation>五張牌，永不結束</translation>
    </message>
    <message>
        <source>With fewer cards every game ends by the classic rule.</source>
        <translation>牌再少的話，按經典規則每一局都會結束。</translation>
    </message>
    <message>
        <source>Three suits of two ranks for ever</source>
        <translation>三種花色兩種點數，永不結束</translation>
    </message>
    <message>
        <source>No smaller deck has a deal that never ends by the classic rule.</source>
        <translation>更小的一副牌，按經典規則沒有永不結束的牌局。</translation>
    </message>
    <message>
        <source>Two suits of four ranks for ever</source>
        <translation>兩種花色四種點數，永不結束</translation>
    </message>
    <message>
        <source>1 in 15 deals of this deck never ends by the classic rule.</source>
        <translation>用這副牌，按經典規則每 15 局有 1 局永不結束。</translation>
    </message>
    <message>
        <source>Four suits of four ranks for ever</source>
        <translation>四種花色四種點數，永不結束</translation>
    </message>
    <message>
        <source>By the classic rule all deals of this deck with a lower number end.</source>
        <translation>用這副牌，編號更小的牌局按經典規則都會結束。</translation>
    </message>
    <message>
        <source>Two suits of ten ranks for ever</source>
        <translation>兩種花色十種點數，永不結束</translation>
    </message>
    <message>
        <source>Two cards of each rank are enough for a loop of hundreds of plays.</source>
        <translation>每種點數只要兩張牌，就足以循環出牌幾百次。</translation>
    </message>
    <message>
        <source>The longest of the first million deals</source>
        <translation>前一百萬局牌中最長的對局</translation>
    </message>
    <message>
        <source>A usual game of a full deck is a tenth as long.</source>
        <translation>整副牌通常的對局只有它的十分之一長。</translation>
    </message>
    <message>
        <source>The longest game of a full deck that we know</source>
        <translation>我們知道的整副牌最長的對局</translation>
    </message>
    <message>
        <source>It is the best of 593 million that were looked at.</source>
        <translation>這是看過的 5.93 億局中最長的。</translation>
    </message>
    <message>
        <source>The biggest catch that there can be</source>
        <translation>最大的一次贏牌</translation>
    </message>
    <message>
        <source>All 13 ranks lie on the table when a card comes that matches the lowest.</source>
        <translation>13 種點數都在桌上時，來了一張與最下面那張相配的牌。</translation>
    </message>
    <message>
        <source>A narrow escape</source>
        <translation>險中求勝</translation>
    </message>
    <message>
        <source>The winner is down to a single card after play %1.</source>
        <translation>第 %1 次出牌之後，勝者只剩一張牌。</translation>
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
        <translation>那是一個資料夾</translation>
    </message>
    <message>
        <source>it is a device, not a file</source>
        <translation>那是裝置，不是檔案</translation>
    </message>
    <message>
        <source>%1 cannot be written (%2). Choose another folder, or make room.</source>
        <translation>%1 無法寫入（%2）。請另選一個資料夾，或騰出空間。</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>The games of last time cannot be read. %1</source>
        <translation>上次的對局讀不出來。%1</translation>
    </message>
    <message>
        <source>The games of last time cannot be read; they are kept in %1. %2</source>
        <translation>上次的對局讀不出來；它們保留在 %1 裡。%2</translation>
    </message>
    <message>
        <source>%1 cannot be written</source>
        <translation>%1 無法寫入</translation>
    </message>
    <message>
        <source>This game will not be there next time: it cannot be kept (%1). Saving it elsewhere works.</source>
        <translation>這一局下次不會在這裡：無法保留（%1）。儲存到別處是可以的。</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>&amp;Reset to defaults</source>
        <translation>恢復預設值(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo the reset</source>
        <translation>取消恢復(&amp;U)</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>The table as it looks with these settings</source>
        <translation>按這些設定，牌桌的樣子</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>牌桌</translation>
    </message>
    <message>
        <source>A&amp;ppearance:</source>
        <translation>外觀(&amp;P)：</translation>
    </message>
    <message>
        <source>Light, dark, or as all of the system</source>
        <translation>淺色、深色，或與系統一致</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>語言(&amp;G)：</translation>
    </message>
    <message>
        <source>What the program speaks; it changes at once</source>
        <translation>程式說哪種語言；選了立刻改變</translation>
    </message>
    <message>
        <source>Card &amp;backs:</source>
        <translation>牌背(&amp;B)：</translation>
    </message>
    <message>
        <source>What the cards look like from behind</source>
        <translation>牌的背面是什麼樣子</translation>
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
        <translation>對局自己進行得多快</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速度(&amp;S)：</translation>
    </message>
    <message>
        <source>Judging</source>
        <translation>判定結局</translation>
    </message>
    <message>
        <source>&amp;Look at:</source>
        <translation>推算(&amp;L)：</translation>
    </message>
    <message>
        <source>How many plays of a game are looked at for an end or a loop</source>
        <translation>為了找到結尾或循環，要推算一局的多少次出牌</translation>
    </message>
    <message>
        <source>the first %L1 plays</source>
        <translation>前 %L1 次出牌</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>關閉這個視窗 (Esc)</translation>
    </message>
    <message>
        <source>Set everything as it was before the reset</source>
        <translation>全部設成恢復之前的樣子</translation>
    </message>
    <message>
        <source>Set everything as it was at the very first start</source>
        <translation>全部設成第一次啟動時的樣子</translation>
    </message>
</context>
<context>
    <name>ShareActions</name>
    <message>
        <source>&amp;Copy deal</source>
        <translation>複製這局牌(&amp;C)</translation>
    </message>
    <message>
        <source>Copy both hands as text, to be pasted here or anywhere</source>
        <translation>把兩手牌複製為文字，可以貼到這裡或任何地方</translation>
    </message>
    <message>
        <source>Copy &amp;game as text</source>
        <translation>把對局複製為文字(&amp;G)</translation>
    </message>
    <message>
        <source>Copy the plays in words, and how the game ends</source>
        <translation>用文字複製每次出牌和結局</translation>
    </message>
    <message>
        <source>Copy picture of the &amp;table</source>
        <translation>複製牌桌圖片(&amp;T)</translation>
    </message>
    <message>
        <source>Copy the table as a picture, as large as it is shown</source>
        <translation>把牌桌複製為圖片，和顯示的一樣大</translation>
    </message>
    <message>
        <source>Save p&amp;icture…</source>
        <translation>儲存圖片(&amp;I)…</translation>
    </message>
    <message>
        <source>Save the table as a picture, as large as it is shown or larger</source>
        <translation>把牌桌儲存為圖片，和顯示的一樣大或更大</translation>
    </message>
    <message>
        <source>Export mo&amp;ves…</source>
        <translation>匯出出牌記錄(&amp;V)…</translation>
    </message>
    <message>
        <source>Write the list of moves to a file, as text or CSV</source>
        <translation>把出牌記錄寫成檔案，文字檔或 CSV</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the deal, the table, the verdict and the moves</source>
        <translation>列印牌局、牌桌、結局和出牌記錄</translation>
    </message>
    <message>
        <source>The deal is on the clipboard as text: %1 and %2 cards.</source>
        <translation>這局牌已作為文字放到剪貼簿上：%1 張和 %2 張牌。</translation>
    </message>
    <message>
        <source>The whole game is on the clipboard as text, to its end with play %1.</source>
        <translation>整個對局已作為文字放到剪貼簿上，到第 %1 次出牌結束為止。</translation>
    </message>
    <message>
        <source>The game is on the clipboard as text, as far as play %1.</source>
        <translation>對局已作為文字放到剪貼簿上，到第 %1 次出牌為止。</translation>
    </message>
    <message>
        <source>A picture of the table is on the clipboard: %1 × %2 pixels.</source>
        <translation>牌桌的圖片已放到剪貼簿上：%1 × %2 像素。</translation>
    </message>
    <message>
        <source>%1-play-%2</source>
        <translation>%1-第%2次</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>%1 has been printed.</source>
        <translation>%1 已列印。</translation>
    </message>
    <message>
        <source>The printer did not take the pages. See whether it is switched on, or choose another folder for a PDF file.</source>
        <translation>印表機沒有接收這些頁。請看看它是否開著，或為 PDF 檔案另選一個資料夾。</translation>
    </message>
    <message>
        <source>The table after play %1: %2</source>
        <translation>第 %1 次出牌之後的牌桌：%2</translation>
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
        <translation>17 局牌中，13 局有錨，永不結束</translation>
    </message>
</context>
<context>
    <name>ShortcutList</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快速鍵</translation>
    </message>
    <message>
        <source>All keys of the program</source>
        <translation>程式的所有按鍵</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Key or mouse</source>
        <translation>按鍵或滑鼠</translation>
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
        <translation>打出下一張牌</translation>
    </message>
    <message>
        <source>Click the front card</source>
        <translation>點最前面的牌</translation>
    </message>
    <message>
        <source>See a card whole</source>
        <translation>看整張牌</translation>
    </message>
    <message>
        <source>Rest the pointer on it</source>
        <translation>把滑鼠停在上面</translation>
    </message>
    <message>
        <source>Go to a hand, the pile or a button</source>
        <translation>去手牌、桌上的牌或按鈕</translation>
    </message>
    <message>
        <source>Look at the next card of the hand</source>
        <translation>看手牌裡的下一張</translation>
    </message>
    <message>
        <source>Look at the card before it</source>
        <translation>看前一張</translation>
    </message>
    <message>
        <source>Choose the card, when captures are predicted</source>
        <translation>預測贏牌時，選擇這張牌</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>離開全螢幕</translation>
    </message>
    <message>
        <source>Open a file or a text</source>
        <translation>開啟檔案或文字</translation>
    </message>
    <message>
        <source>Drop it on the window</source>
        <translation>把它拖到視窗上</translation>
    </message>
    <message>
        <source>On the timeline</source>
        <translation>在時間軸上</translation>
    </message>
    <message>
        <source>Go to any moment</source>
        <translation>去任何時刻</translation>
    </message>
    <message>
        <source>Click or drag</source>
        <translation>點選或拖曳</translation>
    </message>
    <message>
        <source>See a moment first</source>
        <translation>先看一個時刻</translation>
    </message>
    <message>
        <source>Go play by play</source>
        <translation>一次出牌一次出牌地走</translation>
    </message>
    <message>
        <source>Turn the wheel</source>
        <translation>轉動滾輪</translation>
    </message>
    <message>
        <source>On by a twentieth of the game</source>
        <translation>前進對局的二十分之一</translation>
    </message>
    <message>
        <source>Back by a twentieth of the game</source>
        <translation>後退對局的二十分之一</translation>
    </message>
    <message>
        <source>In the list of moves</source>
        <translation>在出牌記錄裡</translation>
    </message>
    <message>
        <source>Go to a play</source>
        <translation>去一次出牌</translation>
    </message>
    <message>
        <source>Click it, or press Enter</source>
        <translation>點它，或按 Enter</translation>
    </message>
    <message>
        <source>Copy the selected lines</source>
        <translation>複製選取的列</translation>
    </message>
    <message>
        <source>Where hands are entered</source>
        <translation>在輸入手牌的地方</translation>
    </message>
    <message>
        <source>Move a card</source>
        <translation>移動一張牌</translation>
    </message>
    <message>
        <source>Drag it, also to the other hand</source>
        <translation>拖曳它，也可以拖到另一手牌</translation>
    </message>
    <message>
        <source>Choose a card of the hand</source>
        <translation>選擇手牌裡的一張</translation>
    </message>
    <message>
        <source>Left and Right, Home and End</source>
        <translation>左右鍵、Home 和 End</translation>
    </message>
    <message>
        <source>Move the chosen card</source>
        <translation>移動選取的牌</translation>
    </message>
    <message>
        <source>The same keys with Ctrl</source>
        <translation>同樣的鍵加 Ctrl</translation>
    </message>
    <message>
        <source>Give it to the other player</source>
        <translation>交給另一位玩家</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>拿走它</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>在每個視窗裡</translation>
    </message>
    <message>
        <source>Explain what has the focus</source>
        <translation>解釋焦點所在的控制項</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>關閉視窗</translation>
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
        <translation>時間軸：%1</translation>
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
        <translation>在這局牌上兩者從不分開：還沒有贏牌，對局就結束了。</translation>
    </message>
    <message>
        <source>They part after play %1: %2 has run out of cards. By the whole rule the game is over; the published program looks only when %3 has played, too.</source>
        <translation>它們在第 %1 次出牌之後分開：%2的牌出完了。按完整規則對局就此結束；書上的程式要等%3也出過牌才去看。</translation>
    </message>
    <message>
        <source>They part at play %1, the first capture: %2 plays %3, and %4 is its match. By the whole rule the match is taken, too; the published program leaves it on the table.</source>
        <translation>它們在第 %1 次出牌、也就是第一次贏牌時分開：%2打出 %3，%4 與它相配。按完整規則，配對牌也要收走；書上的程式把它留在了桌上。</translation>
    </message>
</context>
<context>
    <name>SlipView</name>
    <message>
        <source>Play the whole rule</source>
        <translation>按完整規則玩</translation>
    </message>
    <message>
        <source>Play this deal by the rule of the books and articles</source>
        <translation>按書和文章裡的規則玩這局牌</translation>
    </message>
    <message>
        <source>Play the published way</source>
        <translation>按書上的程式玩</translation>
    </message>
    <message>
        <source>Play this deal as the published program does, with its slip</source>
        <translation>像書上的程式那樣玩這局牌，帶著它的疏漏</translation>
    </message>
    <message>
        <source>Spot the slip…</source>
        <translation>找疏漏…</translation>
    </message>
    <message>
        <source>Both ways side by side on this deal</source>
        <translation>這局牌的兩種走法並排來看</translation>
    </message>
    <message>
        <source>How to make it stop…</source>
        <translation>怎樣讓它停下來…</translation>
    </message>
    <message>
        <source>Why the published program may run for ever, and what ends it</source>
        <translation>書上的程式為什麼可能永遠執行下去，怎樣讓它結束</translation>
    </message>
    <message>
        <source>Where they part is kept secret until it has been played.</source>
        <translation>它們在哪裡分開，玩到了才揭曉。</translation>
    </message>
    <message>
        <source>How each of them ends is kept secret.</source>
        <translation>它們各自怎樣結束，保密。</translation>
    </message>
    <message>
        <source>The whole rule: %1

The published way: %2</source>
        <translation>完整規則：%1

書上的程式：%2</translation>
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
        <translation>分開的地方(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the play with which the two ways part</source>
        <translation>移到兩種走法分開的那次出牌</translation>
    </message>
    <message>
        <source>The whole rule</source>
        <translation>完整規則</translation>
    </message>
    <message>
        <source>The published way</source>
        <translation>書上的程式</translation>
    </message>
    <message>
        <source>The rule as the books and articles state it</source>
        <translation>書和文章裡寫的規則</translation>
    </message>
    <message>
        <source>What the published program really does: at every capture it forgets the matching card, and it looks at the hands only when both have played</source>
        <translation>書上的程式實際做的：每次贏牌都忘掉配對牌，並且要等兩個人都出過牌才去看手牌</translation>
    </message>
    <message>
        <source>What becomes of this deal</source>
        <translation>這局牌的結果</translation>
    </message>
    <message>
        <source>+ missing in the published program   − only there</source>
        <translation>+ 書上的程式裡缺少   − 只有那裡才有</translation>
    </message>
    <message>
        <source>The program&apos;s language</source>
        <translation>程式的語言</translation>
    </message>
    <message>
        <source>The program in %1</source>
        <translation>%1 程式</translation>
    </message>
    <message>
        <source>Who wins is kept secret.</source>
        <translation>誰獲勝，保密。</translation>
    </message>
    <message>
        <source>How it ends is kept secret.</source>
        <translation>怎樣結束，保密。</translation>
    </message>
    <message>
        <source>Where they part is kept secret until it has been played.</source>
        <translation>它們在哪裡分開，玩到了才揭曉。</translation>
    </message>
    <message>
        <source>%1

Why the published way can never end:
%2</source>
        <translation>%1

為什麼書上的程式永遠不會結束：
%2</translation>
    </message>
    <message>
        <source>Plays: %1</source>
        <translation>出牌次數：%1</translation>
    </message>
    <message>
        <source>The whole rule: %1 The published way: %2</source>
        <translation>完整規則：%1 書上的程式：%2</translation>
    </message>
</context>
<context>
    <name>SlipWords</name>
    <message>
        <source>By the whole rule %1 wins; the published way ends with two empty hands, and nobody wins.</source>
        <translation>按完整規則，%1獲勝；書上的程式結束時兩手牌都空了，沒有勝者。</translation>
    </message>
    <message>
        <source>By the whole rule %1 wins; the published way never ends.</source>
        <translation>按完整規則，%1獲勝；書上的程式永不結束。</translation>
    </message>
    <message>
        <source>By the whole rule %1 wins; whether the published way ever ends is not known.</source>
        <translation>按完整規則，%1獲勝；書上的程式會不會結束還不知道。</translation>
    </message>
    <message>
        <source>Whether the game ever ends by the whole rule is not known.</source>
        <translation>按完整規則，對局會不會結束還不知道。</translation>
    </message>
    <message>
        <source>By the whole rule the game never ends; in the published way %1 wins.</source>
        <translation>按完整規則，對局永不結束；按書上的程式，%1獲勝。</translation>
    </message>
    <message>
        <source>By the whole rule the game never ends; the published way ends with two empty hands, and nobody wins.</source>
        <translation>按完整規則，對局永不結束；書上的程式結束時兩手牌都空了，沒有勝者。</translation>
    </message>
    <message>
        <source>Neither ever ends: nobody wins by the whole rule, and nobody in the published way.</source>
        <translation>兩者都永不結束：按完整規則沒有勝者，按書上的程式也沒有。</translation>
    </message>
    <message>
        <source>By the whole rule the game never ends; whether the published way does is not known.</source>
        <translation>按完整規則，對局永不結束；書上的程式會不會結束還不知道。</translation>
    </message>
    <message>
        <source>%1 wins by the whole rule, and in the published way, too.</source>
        <translation>按完整規則%1獲勝，按書上的程式也一樣。</translation>
    </message>
    <message>
        <source>By the whole rule %1 wins; the published way names the wrong winner, %2.</source>
        <translation>按完整規則，%1獲勝；書上的程式說錯了勝者，說是%2。</translation>
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
        <translation>∞ 永不結束</translation>
    </message>
    <message>
        <source>%1’s play goes on, line by line: end it first, or take it back.</source>
        <translation>%1的這次出牌正在一行一行地進行：請先走完，或者收回。</translation>
    </message>
    <message>
        <source>%1’s turn: %1’s front card comes next.</source>
        <translation>輪到%1：接下來是%1最前面的那張牌。</translation>
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
        <translation>手牌發到 q1 和 q2；s 是空的，book 全部為 0。</translation>
    </message>
    <message>
        <source>It is %1’s turn: q is %2.</source>
        <translation>輪到%1：q 是 %2。</translation>
    </message>
    <message>
        <source>%1’s front card leaves %2: t is %3, and head moves on to %4.</source>
        <translation>%1最前面的牌離開 %2：t 為 %3，head 移到 %4。</translation>
    </message>
    <message>
        <source>The %1 goes on top of the pile: top is now %2.</source>
        <translation>%1 放到桌上的牌的最上面：top 現在為 %2。</translation>
    </message>
    <message>
        <source>book[%1] becomes 1, for the %1 on the table.</source>
        <translation>book[%1] 變為 1，因為 %1 在桌上了。</translation>
    </message>
    <message>
        <source>The %1 comes back to the tail of %2: tail moves on to %3.</source>
        <translation>%1 回到 %2 的尾端：tail 移到 %3。</translation>
    </message>
    <message>
        <source>book[%1] becomes 0: the %1 leaves the table.</source>
        <translation>book[%1] 變為 0：%1 離開桌面。</translation>
    </message>
    <message>
        <source>The %1 goes to the tail of %2: tail moves on to %3.</source>
        <translation>%1 接到 %2 的尾端：tail 移到 %3。</translation>
    </message>
    <message>
        <source>book[%1] becomes 0: the match leaves the table, too.</source>
        <translation>book[%1] 變為 0：配對牌也離開桌面。</translation>
    </message>
    <message>
        <source>The match goes to the tail of %1, too: tail moves on to %2.</source>
        <translation>配對牌也接到 %1 的尾端：tail 移到 %2。</translation>
    </message>
    <message>
        <source>All cards of the capture go to the tail of %1: tail moves on to %2.</source>
        <translation>贏得的牌全部接到 %1 的尾端：tail 移到 %2。</translation>
    </message>
    <message>
        <source>The program prints who wins, both hands and the table.</source>
        <translation>程式印出誰獲勝、兩手牌和桌上的牌。</translation>
    </message>
    <message>
        <source>%1 has no card to play: the loop ends.</source>
        <translation>%1沒有牌可出：迴圈結束。</translation>
    </message>
    <message>
        <source>%1 has a card to play: the game goes on.</source>
        <translation>%1有牌可出：對局繼續。</translation>
    </message>
    <message>
        <source>Both have run out of cards: the loop ends.</source>
        <translation>兩個人的牌都出完了：迴圈結束。</translation>
    </message>
    <message>
        <source>%1 has run out of cards: the loop ends.</source>
        <translation>%1的牌出完了：迴圈結束。</translation>
    </message>
    <message>
        <source>Both hold cards: the game goes on.</source>
        <translation>兩個人手裡都有牌：對局繼續。</translation>
    </message>
    <message>
        <source>%1 holds cards: the game goes on.</source>
        <translation>%1手裡有牌：對局繼續。</translation>
    </message>
    <message>
        <source>A jack takes the whole pile: a capture!</source>
        <translation>J 收走桌上所有的牌：贏牌了！</translation>
    </message>
    <message>
        <source>book[%1] is 1: one %1 lies on the table. A capture!</source>
        <translation>book[%1] 為 1：桌上有一張 %1。贏牌了！</translation>
    </message>
    <message>
        <source>book[%1] is 0: no %1 lies on the table.</source>
        <translation>book[%1] 為 0：桌上沒有 %1。</translation>
    </message>
    <message>
        <source>The top of s is %1, not %2: it is taken.</source>
        <translation>s 最上面的是 %1，不是 %2：收走它。</translation>
    </message>
    <message>
        <source>The top of s is %1: this is the match.</source>
        <translation>s 最上面的是 %1：這就是配對牌。</translation>
    </message>
    <message>
        <source>The top of s is %1, the match: the loop ends and leaves it on the table.</source>
        <translation>s 最上面的是 %1，正是配對牌：迴圈結束，把它留在桌上。</translation>
    </message>
    <message>
        <source>Both have run out of cards: nobody wins.</source>
        <translation>兩個人的牌都出完了：沒有勝者。</translation>
    </message>
    <message>
        <source>One of them holds cards: the winner stands.</source>
        <translation>有一個人手裡還有牌：勝者已定。</translation>
    </message>
    <message>
        <source>q1 is empty: the winner is %1.</source>
        <translation>q1 空了：勝者是%1。</translation>
    </message>
    <message>
        <source>q1 holds cards: the winner is %1.</source>
        <translation>q1 裡有牌：勝者是%1。</translation>
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
        <translation>%1 號牌局，書上的程式</translation>
    </message>
    <message>
        <source>Deal %1, the whole rule</source>
        <translation>%1 號牌局，完整規則</translation>
    </message>
    <message>
        <source>The articles’ hands, the published way</source>
        <translation>文章裡的手牌，書上的程式</translation>
    </message>
    <message>
        <source>At a capture the published program takes the card that was played and all cards above its match, and forgets the match itself: it stays on the table, and so does its mark. The first two lines with a plus take it along. The third looks at the hands after the turn of %4, too, not only when both have played.

Deal %1, the published way: %2
Deal %1, the whole rule: %3

By the whole rule none of the deals 1 to 1,000,000 of the full deck goes on for ever. The longest of them takes 5,449 plays.</source>
        <translation>贏牌時，書上的程式收走打出的牌和配對牌上面所有的牌，卻忘了配對牌本身：它留在桌上，它的標記也留著。前兩個帶加號的行把它一起收走。第三行讓程式在%4出牌之後也看一看手牌，而不是等兩個人都出過牌才看。

%1 號牌局，書上的程式：%2
%1 號牌局，完整規則：%3

按完整規則，整副牌的 1 到 1,000,000 號牌局沒有一局會永遠進行下去。其中最長的一局出牌 5,449 次。</translation>
    </message>
    <message>
        <source>%1 plays %2, and %3 is its match. The published program leaves %3 on the table.</source>
        <translation>%1打出 %2，%3 與它相配。書上的程式把 %3 留在了桌上。</translation>
    </message>
    <message>
        <source>2. The cycle</source>
        <translation>2. 循環</translation>
    </message>
    <message>
        <source>The articles’ hands, as coursework</source>
        <translation>文章裡的手牌，按課程作業</translation>
    </message>
    <message>
        <source>Deal %1 of four ranks in two suits, the whole rule</source>
        <translation>兩種花色四種點數的 %1 號牌局，完整規則</translation>
    </message>
    <message>
        <source>The whole rule does not stop every game. Nobody ever has a choice; so when a position comes back, with the same ranks in the same places and the same player to move, all that followed must follow again, for ever. A program that keeps the positions it has seen can notice that, and stop: nobody wins.

By the whole rule that happens with small decks: of the 2,520 deals of four ranks in two suits, 168 go round, all of them every 52 plays. The articles’ hands do so where cards are picked up in table order: after %1 plays, every %2 plays.</source>
        <translation>完整規則也不能讓每一局都停下來。誰都沒有選擇的餘地；所以，如果一個局面再次出現——同樣的點數在同樣的地方，輪到同一位玩家——那麼後來的一切也會再次出現，永遠如此。程式只要記住見過的局面，就能發現這一點並停下來：沒有勝者。

按完整規則，小的一副牌會這樣：兩種花色四種點數的 2,520 局牌中，有 168 局會循環，都是每出牌 52 次一圈。文章裡的手牌，如果按桌上的次序收牌，也會循環：出牌 %1 次之後，每出牌 %2 次一圈。</translation>
    </message>
    <message>
        <source>The table after %1 plays; and after %2, and after %3, and so on.</source>
        <translation>出牌 %1 次之後的牌桌；出牌 %2 次、%3 次之後也是這樣，一直如此。</translation>
    </message>
    <message>
        <source>3. The anchor</source>
        <translation>3. 錨</translation>
    </message>
    <message>
        <source>Who waits for a cycle in the published way may wait for ever: the way round can be far too long to be seen. But one look at the deal can be enough. Deal %1:

%2

A program can check this before it begins: if, after the first play, both hands hold a card of the rank that was played, the published way never ends.</source>
        <translation>書上的程式要等到循環出現，可能永遠也等不到：一圈可能長得看不到頭。但是，看一眼牌局也許就夠了。%1 號牌局：

%2

程式可以在開始之前檢查：第一次出牌之後，如果兩手牌裡都有與打出的牌同點數的牌，書上的程式就永遠不會結束。</translation>
    </message>
    <message>
        <source>After 30 plays the anchor, %1, still lies at the bottom of the pile.</source>
        <translation>出牌 30 次之後，錨（%1）仍在桌上的牌的最下面。</translation>
    </message>
    <message>
        <source>4. 13 in 17</source>
        <translation>4. 17 局中的 13 局</translation>
    </message>
    <message>
        <source>How often is there an anchor? With the full deck, three more cards have the rank of the card that %1 plays first. In exactly 13 of 17 deals they are split between the players: there is an anchor, and the published way never ends. That is 76.5% of all deals.

In the other 4 of 17 one player holds all three. Each of them comes straight back whenever it is played, so that player can never run out, and wins if the game ends at all. Among deals 1 to 200,000 it always did.</source>
        <translation>錨有多常見？用整副牌時，另有三張牌與%1最先打出的牌點數相同。每 17 局中恰好有 13 局，這三張牌分在兩個人手裡：這就有了錨，書上的程式永遠不會結束。這是全部牌局的 76.5%。

在另外 4 局中，三張牌都在一個人手裡。每張打出後都會馬上回來，所以這個人的牌永遠出不完；只要對局會結束，就是他獲勝。在 1 到 200,000 號牌局中，每次都是這樣。</translation>
    </message>
    <message>
        <source>%1 holds the other three cards like %2. %3</source>
        <translation>與 %2 同點數的另外三張牌都在%1手裡。%3</translation>
    </message>
</context>
<context>
    <name>StopWindow</name>
    <message>
        <source>How to make it stop</source>
        <translation>怎樣讓它停下來</translation>
    </message>
    <message>
        <source>Four steps</source>
        <translation>四個步驟</translation>
    </message>
    <message>
        <source>The four steps (1 to 4)</source>
        <translation>四個步驟（1 到 4）</translation>
    </message>
    <message>
        <source>Go to this step</source>
        <translation>移到這一步</translation>
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
        <translation>把這一局放到桌上。%1</translation>
    </message>
</context>
<context>
    <name>SurpriseActions</name>
    <message>
        <source>A surprise: how it ends is kept secret.</source>
        <translation>一個驚喜：結局保密。</translation>
    </message>
</context>
<context>
    <name>SurpriseDialog</name>
    <message>
        <source>Surprise</source>
        <translation>驚喜</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜尋進度</translation>
    </message>
    <message>
        <source>How much of the search is done</source>
        <translation>搜尋完成了多少</translation>
    </message>
    <message>
        <source>&amp;Look on</source>
        <translation>繼續找(&amp;L)</translation>
    </message>
    <message>
        <source>Try as many deals again</source>
        <translation>再試同樣多的牌局</translation>
    </message>
    <message>
        <source>&amp;Show the longest</source>
        <translation>看看最長的(&amp;S)</translation>
    </message>
    <message>
        <source>Put the longest game that was found on the table</source>
        <translation>把找到的最長的對局放到桌上</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Give the search up (Esc)</source>
        <translation>放棄搜尋 (Esc)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>關閉這個視窗 (Esc)</translation>
    </message>
</context>
<context>
    <name>SurpriseText</name>
    <message>
        <source>A close game: %1 is down to 1 card after play %2, and wins all the same.</source>
        <translation>險勝的一局：第 %2 次出牌之後%1只剩 1 張牌，卻還是贏了。</translation>
    </message>
    <message>
        <source>A close game: %1 is down to %3 cards after play %2, and wins all the same.</source>
        <translation>險勝的一局：第 %2 次出牌之後%1只剩 %3 張牌，卻還是贏了。</translation>
    </message>
    <message>
        <source>A close game: %1 has 1 card left after play %2, but %3 is out of cards first.</source>
        <translation>險勝的一局：第 %2 次出牌之後%1還剩 1 張牌，%3卻先出完了。</translation>
    </message>
    <message>
        <source>A close game: %1 has %4 cards left after play %2, but %3 is out of cards first.</source>
        <translation>險勝的一局：第 %2 次出牌之後%1還剩 %4 張牌，%3卻先出完了。</translation>
    </message>
    <message>
        <source>A &amp;long game</source>
        <translation>很長的一局(&amp;L)</translation>
    </message>
    <message>
        <source>An &amp;endless game</source>
        <translation>永不結束的一局(&amp;E)</translation>
    </message>
    <message>
        <source>A &amp;close game</source>
        <translation>險勝的一局(&amp;C)</translation>
    </message>
    <message>
        <source>A win for %1</source>
        <translation>%1獲勝的一局</translation>
    </message>
    <message>
        <source>The longest game of some thousand random deals</source>
        <translation>幾千局隨機牌局中最長的一局</translation>
    </message>
    <message>
        <source>A random deal that never ends</source>
        <translation>一局永不結束的隨機牌局</translation>
    </message>
    <message>
        <source>Of some thousand random deals the one that most nearly went the other way</source>
        <translation>幾千局隨機牌局中，差一點就是另一個結局的那一局</translation>
    </message>
    <message>
        <source>A random deal that %1 wins</source>
        <translation>一局%1獲勝的隨機牌局</translation>
    </message>
    <message>
        <source>Looking for a long game…</source>
        <translation>正在找很長的一局…</translation>
    </message>
    <message>
        <source>Looking for an endless game…</source>
        <translation>正在找永不結束的一局…</translation>
    </message>
    <message>
        <source>Looking for a close game…</source>
        <translation>正在找險勝的一局…</translation>
    </message>
    <message>
        <source>Looking for a game that %1 wins…</source>
        <translation>正在找%1獲勝的一局…</translation>
    </message>
    <message>
        <source>1 deal tried</source>
        <translation>試了 1 局牌</translation>
    </message>
    <message>
        <source>%1 deals tried</source>
        <translation>試了 %1 局牌</translation>
    </message>
    <message>
        <source>A long game: %1, the most of %2 deals tried.</source>
        <translation>很長的一局：%1，是試過的 %2 局牌中最長的。</translation>
    </message>
    <message>
        <source>%1 wins after %2.</source>
        <translation>%1獲勝，共 %2。</translation>
    </message>
    <message>
        <source>No game that comes to an end was found among %1 deals.</source>
        <translation>%1 局牌中沒有找到會結束的對局。</translation>
    </message>
    <message>
        <source>No endless game was found among %1 deals.</source>
        <translation>%1 局牌中沒有找到永不結束的對局。</translation>
    </message>
    <message>
        <source>No close game was found among %1 deals.</source>
        <translation>%1 局牌中沒有找到險勝的對局。</translation>
    </message>
    <message>
        <source>No game that %2 wins was found among %1 deals.</source>
        <translation>%1 局牌中沒有找到%2獲勝的對局。</translation>
    </message>
    <message>
        <source>Other rules or another deck may have some.</source>
        <translation>換一種規則或一副牌，也許就有。</translation>
    </message>
    <message>
        <source>By the textbook’s rules at least 13 in 17 deals of a full deck never end; by the classic rule 1 in 15 deals of 4 ranks with 2 cards each.</source>
        <translation>按課本規則，整副牌每 17 局至少有 13 局永不結束；按經典規則，4 種點數各 2 張的牌每 15 局有 1 局。</translation>
    </message>
    <message>
        <source>By the classic rule no endless game of a full deck is known. %1</source>
        <translation>按經典規則，還沒有人知道整副牌有永不結束的對局。%1</translation>
    </message>
    <message>
        <source>Other rules or another deck may have some. %1</source>
        <translation>換一種規則或一副牌，也許就有。%1</translation>
    </message>
    <message>
        <source>The longest game among them has %1.</source>
        <translation>其中最長的一局有 %1。</translation>
    </message>
    <message>
        <source>A win for &amp;A</source>
        <translation>甲獲勝的一局(&amp;A)</translation>
    </message>
    <message>
        <source>A win for &amp;B</source>
        <translation>乙獲勝的一局(&amp;B)</translation>
    </message>
</context>
<context>
    <name>SurveyChart</name>
    <message>
        <source>How long the games last</source>
        <translation>對局有多長</translation>
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
        <translation>會結束的對局中的 %1 局（%2）</translation>
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
        <translation>按「開始」，一次玩很多局牌。</translation>
    </message>
    <message>
        <source>No game has ended yet.</source>
        <translation>還沒有對局結束。</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>甲獲勝</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>never ends</source>
        <translation>永不結束</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>乙獲勝</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>plays until the game ends</source>
        <translation>到對局結束為止的出牌次數</translation>
    </message>
</context>
<context>
    <name>SurveyFigures</name>
    <message>
        <source>none</source>
        <translation>沒有</translation>
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
        <translation>%1這些牌局中有 %2。</translation>
    </message>
    <message>
        <source>%1%2 ± %3 points</source>
        <translation>%1%2 ± %3 個百分點</translation>
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
        <translation>還沒有對局結束。</translation>
    </message>
    <message>
        <source>%1 plays · deal %2</source>
        <translation>%1 次出牌 · %2 號牌局</translation>
    </message>
    <message>
        <source>Put deal %1 on the table.</source>
        <translation>把 %1 號牌局放到桌上。</translation>
    </message>
    <message>
        <source>Never ends</source>
        <translation>永不結束</translation>
    </message>
    <message>
        <source>Proved: the game repeats itself, or the card that was played first can never be caught.</source>
        <translation>已證明：對局會循環，或者最先打出的牌永遠不會被贏走。</translation>
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
        <translation>到目前為止玩了這麼多局牌，每一局都有證明過的結局。</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>甲獲勝</translation>
    </message>
    <message>
        <source>A plays first.</source>
        <translation>甲先出牌。</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>乙獲勝</translation>
    </message>
    <message>
        <source>B plays second.</source>
        <translation>乙後出牌。</translation>
    </message>
    <message>
        <source>Playing first</source>
        <translation>先手之利</translation>
    </message>
    <message>
        <source>How many games more in a hundred A wins than B.</source>
        <translation>每一百局中，甲比乙多贏幾局。</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Both hands are empty at the end.</source>
        <translation>結束時兩手牌都空了。</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Neither an end nor a loop was found within the limit.</source>
        <translation>在上限之內沒有找到結尾，也沒有找到循環。</translation>
    </message>
    <message>
        <source>Plays, on average</source>
        <translation>平均出牌次數</translation>
    </message>
    <message>
        <source>Of the games that end.</source>
        <translation>會結束的對局的平均數。</translation>
    </message>
    <message>
        <source>Half of them within</source>
        <translation>一半不超過</translation>
    </message>
    <message>
        <source>Half of the games that end are over by then.</source>
        <translation>會結束的對局有一半那時已經結束。</translation>
    </message>
    <message>
        <source>Nine in ten take</source>
        <translation>九成在此之間</translation>
    </message>
    <message>
        <source>One game in twenty is shorter, and one in twenty is longer.</source>
        <translation>二十局中有一局更短，有一局更長。</translation>
    </message>
    <message>
        <source>Captures, on average</source>
        <translation>平均贏牌次數</translation>
    </message>
    <message>
        <source>Shortest game</source>
        <translation>最短的一局</translation>
    </message>
    <message>
        <source>Longest game</source>
        <translation>最長的一局</translation>
    </message>
</context>
<context>
    <name>SurveyForm</name>
    <message>
        <source>How many ranks the deck has</source>
        <translation>這副牌有幾種點數</translation>
    </message>
    <message>
        <source>How many cards of each rank</source>
        <translation>每種點數有幾張</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>不比較</translation>
    </message>
    <message>
        <source>The rules to play by</source>
        <translation>用哪種規則玩</translation>
    </message>
    <message>
        <source>Other rules to play the same deals by, for comparison</source>
        <translation>用另一種規則玩同樣的牌局，以便比較</translation>
    </message>
    <message>
        <source>How many deals to play</source>
        <translation>玩多少局牌</translation>
    </message>
    <message>
        <source>The number of the first deal</source>
        <translation>第一局牌的編號</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>規則(&amp;R)：</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>比較(&amp;W)：</translation>
    </message>
    <message>
        <source>Ran&amp;ks:</source>
        <translation>點數(&amp;K)：</translation>
    </message>
    <message>
        <source>Cards of &amp;each:</source>
        <translation>每種張數(&amp;E)：</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>局數(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;From number:</source>
        <translation>起始編號(&amp;F)：</translation>
    </message>
    <message>
        <source>This deck has one card only. Choose more ranks, or more cards of each.</source>
        <translation>這副牌只有一張。請多選幾種點數，或每種多選幾張。</translation>
    </message>
    <message>
        <source>How many deals? Write a whole number, 1 or more.</source>
        <translation>玩多少局？請輸入 1 以上的整數。</translation>
    </message>
    <message>
        <source>From which deal on? Write a whole number, 0 or more.</source>
        <translation>從哪一局開始？請輸入 0 以上的整數。</translation>
    </message>
    <message>
        <source>Deals are numbered up to %1. Begin with a lower number, or play fewer.</source>
        <translation>牌局的編號到 %1 為止。請從小一些的編號開始，或少玩幾局。</translation>
    </message>
    <message>
        <source>These are the same rules twice. Choose others to compare them with.</source>
        <translation>兩邊是同樣的規則。請另選一種來比較。</translation>
    </message>
</context>
<context>
    <name>SurveyTable</name>
    <message>
        <source>Figures</source>
        <translation>數據</translation>
    </message>
    <message>
        <source>%1 plays · deal %2</source>
        <translation>%1 次出牌 · %2 號牌局</translation>
    </message>
</context>
<context>
    <name>SurveyWindow</name>
    <message>
        <source>Survey of many deals</source>
        <translation>大量牌局的統計</translation>
    </message>
    <message>
        <source>The system has no thread to spare. Close other programs, and try again.</source>
        <translation>系統沒有空閒的執行緒。請關閉別的程式，再試一次。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>開始(&amp;S)</translation>
    </message>
    <message>
        <source>Play these deals, from the first one on (Enter)</source>
        <translation>從第一局起，玩這些牌局 (Enter)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Deals that never end</source>
        <translation>永不結束的牌局</translation>
    </message>
    <message>
        <source>Put a deal on the table</source>
        <translation>把一局牌放到桌上</translation>
    </message>
    <message>
        <source>Deals that &amp;never end:</source>
        <translation>永不結束的牌局(&amp;N)：</translation>
    </message>
    <message>
        <source>Sa&amp;ve</source>
        <translation>儲存(&amp;V)</translation>
    </message>
    <message>
        <source>Keep what was found</source>
        <translation>保留找到的結果</translation>
    </message>
    <message>
        <source>As a &amp;table (CSV)…</source>
        <translation>存為表格 (CSV)(&amp;T)…</translation>
    </message>
    <message>
        <source>For a spreadsheet: outcomes and lengths</source>
        <translation>供試算表使用：結局和長度</translation>
    </message>
    <message>
        <source>As &amp;JSON, to merge…</source>
        <translation>存為 JSON 以便合併(&amp;J)…</translation>
    </message>
    <message>
        <source>For kitten-fishing-cli merge, and for other programs</source>
        <translation>供 kitten-fishing-cli merge 和其他程式使用</translation>
    </message>
    <message>
        <source>As a &amp;picture (PNG)…</source>
        <translation>存為圖片 (PNG)(&amp;P)…</translation>
    </message>
    <message>
        <source>The picture on the left, at twice its size</source>
        <translation>左邊的圖，放大一倍</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>關閉(&amp;C)</translation>
    </message>
    <message>
        <source>Close this window (Esc)</source>
        <translation>關閉這個視窗 (Esc)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Stop here, and keep what was found</source>
        <translation>停在這裡，保留找到的結果</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>繼續(&amp;G)</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>從這裡繼續</translation>
    </message>
    <message>
        <source>Hold on, to go on later</source>
        <translation>先停一下，以後再繼續</translation>
    </message>
    <message>
        <source>%1. A click puts the first such deal on the table.</source>
        <translation>%1。點一下就把其中第一局放到桌上。</translation>
    </message>
    <message>
        <source>Click a bar or a blue figure to put its deal on the table. The margins hold 95 times in 100, taking these deals as a sample of all.</source>
        <translation>點一下長條或藍色的數字，就把那局牌放到桌上。把這些牌局當作全部牌局的樣本，誤差範圍一百次中有 95 次成立。</translation>
    </message>
    <message>
        <source>Every deal is played to its end, or it is proved that there is none.</source>
        <translation>每局牌都玩到結束，或者證明它永不結束。</translation>
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
        <translation>%1，還剩 %2 秒</translation>
    </message>
    <message>
        <source>%1, %2 min left</source>
        <translation>%1，還剩 %2 分鐘</translation>
    </message>
    <message>
        <source>Save the survey as a table</source>
        <translation>把統計存為表格</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save the survey as JSON</source>
        <translation>把統計存為 JSON</translation>
    </message>
    <message>
        <source>Surveys (*.json)</source>
        <translation>統計 (*.json)</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>儲存圖片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>survey %1-%2</source>
        <translation>統計 %1-%2</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已儲存為 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2. Choose another folder.</source>
        <translation>%1 無法寫入：%2。請另選一個資料夾。</translation>
    </message>
</context>
<context>
    <name>TimelinePreview</name>
    <message>
        <source>A moment of the game</source>
        <translation>對局的一刻</translation>
    </message>
</context>
<context>
    <name>TimelineSlider</name>
    <message>
        <source>Timeline</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Timeline: drag to any moment of the game (Home, End, Left, Right)</source>
        <translation>時間軸：拖到對局的任何時刻（Home、End、左右鍵）</translation>
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
        <translation>已經出牌的次數</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Speed (Plus, Minus)</source>
        <translation>速度（加號、減號）</translation>
    </message>
</context>
<context>
    <name>VerdictPanel</name>
    <message>
        <source>Verdict</source>
        <translation>結局</translation>
    </message>
    <message>
        <source>Why it never ends</source>
        <translation>為什麼永不結束</translation>
    </message>
    <message>
        <source>See one come back</source>
        <translation>看一張怎樣回來</translation>
    </message>
    <message>
        <source>Go to the next play of such a card</source>
        <translation>移到下一次打出這樣的牌</translation>
    </message>
    <message>
        <source>The loop</source>
        <translation>循環</translation>
    </message>
    <message>
        <source>Go to the loop</source>
        <translation>移到循環</translation>
    </message>
    <message>
        <source>Go to the first position that comes back</source>
        <translation>移到第一個會再次出現的局面</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>See the two equal positions side by side</source>
        <translation>把兩個相同的局面並排來看</translation>
    </message>
    <message>
        <source>The same deal by the classic rule</source>
        <translation>同一局牌，按經典規則</translation>
    </message>
    <message>
        <source>Watch that game</source>
        <translation>看那一局</translation>
    </message>
    <message>
        <source>Play the same deal again by the classic rule</source>
        <translation>按經典規則重玩同一局牌</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>還沒有對局</translation>
    </message>
    <message>
        <source>A secret</source>
        <translation>保密</translation>
    </message>
    <message>
        <source>Whether and how this game ends is kept secret. Play on to find out.</source>
        <translation>這一局會不會結束、怎樣結束，保密。接著出牌就知道了。</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>還不知道</translation>
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
        <translation>放棄搜尋</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜尋進度</translation>
    </message>
    <message>
        <source>How much of its longest way the search has gone</source>
        <translation>搜尋走完了最長路程的多少</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>再找一遍</translation>
    </message>
    <message>
        <source>Look 10 times further</source>
        <translation>再往遠處找 10 倍</translation>
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
        <translation>為了找到結尾或循環，每一局要推算多少次出牌</translation>
    </message>
    <message>
        <source>The first %1 plays are being searched for a loop as well.</source>
        <translation>還在前 %1 次出牌中找循環。</translation>
    </message>
    <message>
        <source>The first %1 plays are being searched for an end, or for a position that comes twice. You can play meanwhile.</source>
        <translation>正在前 %1 次出牌中找結尾，或出現兩次的局面。您可以同時接著玩。</translation>
    </message>
    <message>
        <source>The search for a loop was stopped.</source>
        <translation>停止了對循環的搜尋。</translation>
    </message>
    <message>
        <source>The search was stopped before it had seen the first %1 plays.</source>
        <translation>還沒有看完前 %1 次出牌，搜尋就停止了。</translation>
    </message>
    <message>
        <source>Within the first %1 plays no position comes twice, so its loop is not known.</source>
        <translation>前 %1 次出牌中沒有局面出現兩次，所以不知道它的循環。</translation>
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
        <translation>這個點數的另外 %1 張牌</translation>
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
        <translation>這一局有這麼長。</translation>
    </message>
    <message>
        <source>Go to the end</source>
        <translation>移到結尾</translation>
    </message>
    <message>
        <source>No capture</source>
        <translation>沒有贏牌</translation>
    </message>
    <message>
        <source>Every card that was played stayed on the pile.</source>
        <translation>打出的牌全部留在桌上。</translation>
    </message>
    <message>
        <source>1 capture</source>
        <translation>1 次贏牌</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>%1 次贏牌</translation>
    </message>
    <message>
        <source>The first is play %1.</source>
        <translation>第一次是第 %1 次出牌。</translation>
    </message>
    <message>
        <source>Go to the first capture</source>
        <translation>移到第一次贏牌</translation>
    </message>
    <message>
        <source>1 card in one capture</source>
        <translation>一次贏牌 1 張</translation>
    </message>
    <message>
        <source>%1 cards in one capture</source>
        <translation>一次贏牌 %1 張</translation>
    </message>
    <message>
        <source>No capture is bigger; the first is play %1.</source>
        <translation>沒有更大的贏牌；第一次是第 %1 次出牌。</translation>
    </message>
    <message>
        <source>The biggest catch, with play %1.</source>
        <translation>最大的一次贏牌，在第 %1 次出牌。</translation>
    </message>
    <message>
        <source>Go to this capture</source>
        <translation>移到這次贏牌</translation>
    </message>
    <message>
        <source>1 play without a capture</source>
        <translation>1 次出牌沒有贏牌</translation>
    </message>
    <message>
        <source>%1 plays without a capture</source>
        <translation>連續 %1 次出牌沒有贏牌</translation>
    </message>
    <message>
        <source>No wait is longer; the first is play %1.</source>
        <translation>沒有更長的等待；第一次在第 %1 次出牌。</translation>
    </message>
    <message>
        <source>The longest wait, from play %1 to play %2.</source>
        <translation>最長的等待，從第 %1 次到第 %2 次出牌。</translation>
    </message>
    <message>
        <source>Go to where it begins</source>
        <translation>移到它開始的地方</translation>
    </message>
    <message>
        <source>No change of the lead</source>
        <translation>領先者沒有換過</translation>
    </message>
    <message>
        <source>Whoever held more cards first was never overtaken.</source>
        <translation>先有更多牌的人從未被超過。</translation>
    </message>
    <message>
        <source>1 change of the lead</source>
        <translation>領先者換了 1 次</translation>
    </message>
    <message>
        <source>%1 changes of the lead</source>
        <translation>領先者換了 %1 次</translation>
    </message>
    <message>
        <source>With play %1 the other player came to hold more cards.</source>
        <translation>第 %1 次出牌時，另一位玩家的牌變多了。</translation>
    </message>
    <message>
        <source>With play %1 the other player came to hold more cards for the last time.</source>
        <translation>第 %1 次出牌時，另一位玩家的牌最後一次變多了。</translation>
    </message>
    <message>
        <source>Go to the last change</source>
        <translation>移到最後一次換人</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1獲勝</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Never ends</source>
        <translation>永不結束</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>%1 plays %3 first. It becomes the bottom of the pile, and because a capture leaves the matching card lying, it never leaves the table.

%1 also holds %4; %2 holds %5. Whenever one of these is played, it finds %3, captures all that lies above it, and comes straight back to the same hand.

So neither player can ever run out of cards.</source>
        <translation>%1最先打出 %3。它成了桌上的牌的最下面一張；贏牌時配對牌會留下，所以它永遠不會離開牌桌。

%1手裡還有 %4；%2手裡有 %5。其中任何一張打出時，都會遇到 %3，收走它上面所有的牌，然後馬上回到同一個人手裡。

所以兩個人的牌都永遠出不完。</translation>
    </message>
    <message>
        <source>The start of the game</source>
        <translation>對局開始的局面</translation>
    </message>
    <message>
        <source>The position after play %1</source>
        <translation>第 %1 次出牌之後的局面</translation>
    </message>
    <message>
        <source>%1 comes back after play %2, rank for rank and with the same player to move. What follows must come back too, for ever.

Once round takes %3 plays and has %4.</source>
        <translation>%1在第 %2 次出牌之後再次出現，點數張張相同，也輪到同一位玩家。後面的一切也必定再次出現，永遠如此。

走完一圈要出牌 %3 次，其中有 %4。</translation>
    </message>
    <message>
        <source>Of the first %1 plays:</source>
        <translation>前 %1 次出牌中：</translation>
    </message>
    <message>
        <source>Of the first %1 plays, twice round the loop:</source>
        <translation>前 %1 次出牌中，循環走了兩圈：</translation>
    </message>
    <message>
        <source>Of the first %1 plays, up to the loop and twice round it:</source>
        <translation>前 %1 次出牌中，走到循環並走了兩圈：</translation>
    </message>
    <message>
        <source>The same outcome. %1</source>
        <translation>結局相同。%1</translation>
    </message>
    <message>
        <source>Another outcome! %1</source>
        <translation>結局不同！%1</translation>
    </message>
</context>
<context>
    <name>ViewActions</name>
    <message>
        <source>&amp;Animate moves</source>
        <translation>出牌動畫(&amp;A)</translation>
    </message>
    <message>
        <source>Let the cards glide to their places</source>
        <translation>讓牌滑到自己的位置</translation>
    </message>
    <message>
        <source>&amp;Hands face down</source>
        <translation>手牌背面朝上(&amp;H)</translation>
    </message>
    <message>
        <source>Show only the cards on the pile, as at a real table</source>
        <translation>只亮出桌上的牌，像真的牌桌一樣</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>四種顏色(&amp;F)</translation>
    </message>
    <message>
        <source>Give each suit a colour of its own</source>
        <translation>每種花色各用一種顏色</translation>
    </message>
    <message>
        <source>Fish &amp;scales</source>
        <translation>魚鱗(&amp;S)</translation>
    </message>
    <message>
        <source>Cat &amp;paws</source>
        <translation>貓掌(&amp;P)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>與系統一致(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
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
        <translation>外觀(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
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
        <translation>程式要比較多少次？尋找時，每張牌都要與桌上的牌從上往下比。有了 book，看一眼就知道有沒有配對牌。</translation>
    </message>
    <message>
        <source>So far: %1 comparisons by searching the pile, %2 with book.</source>
        <translation>到目前為止：在桌上的牌裡尋找要比較 %1 次，用 book 要 %2 次。</translation>
    </message>
    <message>
        <source>Comparisons up to play %1: %2 by searching the pile, %3 with book</source>
        <translation>到第 %1 次出牌為止的比較：在桌上的牌裡尋找 %2 次，用 book %3 次</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. On this deal %2 overflows at play %3.</source>
        <translation>書上的程式為每手牌準備了 %1 格的陣列，每一格只用一次。在這局牌上，%2 在第 %3 次出牌時溢位。</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. After play %2:</source>
        <translation>書上的程式為每手牌準備了 %1 格的陣列，每一格只用一次。第 %2 次出牌之後：</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. On this deal %2 will overflow at play %3. After play %4:</source>
        <translation>書上的程式為每手牌準備了 %1 格的陣列，每一格只用一次。在這局牌上，%2 將在第 %3 次出牌時溢位。第 %4 次出牌之後：</translation>
    </message>
    <message>
        <source>The published program has an array of %1 cells for each hand, and uses no cell twice. On this deal that is enough. After play %2:</source>
        <translation>書上的程式為每手牌準備了 %1 格的陣列，每一格只用一次。在這局牌上夠用了。第 %2 次出牌之後：</translation>
    </message>
    <message>
        <source>searching the pile</source>
        <translation>在桌上的牌裡尋找</translation>
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
        <translation>第 1、2、3 格，依此類推</translation>
    </message>
    <message>
        <source>where the front card is</source>
        <translation>最前面的牌在哪裡</translation>
    </message>
    <message>
        <source>the first free cell</source>
        <translation>第一個空格</translation>
    </message>
    <message>
        <source>the pile on the table</source>
        <translation>桌上的牌</translation>
    </message>
    <message>
        <source>where the newest card is</source>
        <translation>最新的牌在哪裡</translation>
    </message>
    <message>
        <source>the hands of A and B</source>
        <translation>甲和乙的手牌</translation>
    </message>
    <message>
        <source>book[t] is 1 while a card t lies on the table</source>
        <translation>桌上有牌 t 時 book[t] 為 1</translation>
    </message>
    <message>
        <source>the front card is played</source>
        <translation>打出最前面的牌</translation>
    </message>
    <message>
        <source>no match on the table</source>
        <translation>桌上沒有配對牌</translation>
    </message>
    <message>
        <source>on top of the pile</source>
        <translation>放到桌上的牌的最上面</translation>
    </message>
    <message>
        <source>there is one: a capture</source>
        <translation>有配對牌：贏牌</translation>
    </message>
    <message>
        <source>back, to the tail</source>
        <translation>收回，接到尾端</translation>
    </message>
    <message>
        <source>down to the match</source>
        <translation>往下直到配對牌</translation>
    </message>
    <message>
        <source>and the match itself</source>
        <translation>還有配對牌本身</translation>
    </message>
    <message>
        <source>the slash that parts the hands</source>
        <translation>隔開兩手牌的斜線</translation>
    </message>
    <message>
        <source>does A hold a card?</source>
        <translation>甲手裡有牌嗎？</translation>
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
        <translation>兩個人的牌都出完了</translation>
    </message>
    <message>
        <source>the head of the queue</source>
        <translation>佇列前端</translation>
    </message>
    <message>
        <source>the hands, parted by a slash</source>
        <translation>兩手牌，用斜線隔開</translation>
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
        <translation>從 q 的前端取出 t</translation>
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
        <translation>否則：</translation>
    </message>
    <message>
        <source>put t at the tail of q</source>
        <translation>把 t 接到 q 的尾端</translation>
    </message>
    <message>
        <source>while the top of s ≠ t:</source>
        <translation>當 s 最上面的牌 ≠ t 時：</translation>
    </message>
    <message>
        <source>book[top of s] ← 0</source>
        <translation>book[s 最上面的牌] ← 0</translation>
    </message>
    <message>
        <source>move the top of s to the tail of q</source>
        <translation>把 s 最上面的牌移到 q 的尾端</translation>
    </message>
    <message>
        <source>book[t] ← 0</source>
        <translation>book[t] ← 0</translation>
    </message>
    <message>
        <source>deal the hands of A and B to q1 and q2</source>
        <translation>把甲和乙的手牌發到 q1 和 q2</translation>
    </message>
    <message>
        <source>let s be empty and all of book 0</source>
        <translation>s 設為空，book 全部設為 0</translation>
    </message>
    <message>
        <source>while q1 and q2 hold cards:</source>
        <translation>當 q1 和 q2 裡都有牌時：</translation>
    </message>
    <message>
        <source>while q1 holds cards:</source>
        <translation>當 q1 裡有牌時：</translation>
    </message>
    <message>
        <source>turn of q1</source>
        <translation>q1 的一次出牌</translation>
    </message>
    <message>
        <source>leave the loop if q1 is empty</source>
        <translation>如果 q1 空了，離開迴圈</translation>
    </message>
    <message>
        <source>leave the loop if q2 is empty</source>
        <translation>如果 q2 空了，離開迴圈</translation>
    </message>
    <message>
        <source>turn of q2</source>
        <translation>q2 的一次出牌</translation>
    </message>
    <message>
        <source>A wins if q1 holds cards, otherwise B</source>
        <translation>q1 裡有牌則甲獲勝，否則乙獲勝</translation>
    </message>
    <message>
        <source>A wins if q1 is empty, otherwise B</source>
        <translation>q1 空了則甲獲勝，否則乙獲勝</translation>
    </message>
    <message>
        <source>nobody wins if q1 and q2 are empty</source>
        <translation>q1 和 q2 都空了則沒有勝者</translation>
    </message>
    <message>
        <source>show who wins, q1, q2 and s</source>
        <translation>顯示誰獲勝、q1、q2 和 s</translation>
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
        <translation>判定一局牌怎樣結束：誰獲勝，或者證明對局永不結束。

用法：kitten-fishing-cli judge [選項] DEAL
      kitten-fishing-cli judge [選項] -

  DEAL             兩手牌，最前面的牌先寫，如 2 4 1 / 3 1 3
  -                從標準輸入讀取牌局，每行一局；每局立刻用一行 JSON 回答。
                   寫錯的行，回答是錯在哪裡
  --deal NUMBER    不輸入手牌，而用有編號的隨機牌局
    --ranks N      它有 1 到 N 各種點數（1 到 13；不寫就是 13）
    --copies N     每種點數 N 張（1 到 16；不寫就是 4）
  --file FILE      寫在檔案裡的牌局，或儲存的對局；這裡沒有寫別的規則，
                   就用對局自己的規則
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成對寫出，如
                   jack=hook,after=again，或者兩者一起：textbook,end=play
  --limit PLAYS    最多推算這麼多次出牌（不寫就是 1000000）
  --json           一行 JSON
  --help           顯示這些說明

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
        <translation>寫下整個對局：每次出牌，以及之後各張牌的位置。

用法：kitten-fishing-cli play [選項] DEAL

  DEAL             兩手牌，最前面的牌先寫，如 2 4 1 / 3 1 3
  --deal NUMBER    不輸入手牌，而用有編號的隨機牌局
    --ranks N      它有 1 到 N 各種點數（1 到 13；不寫就是 13）
    --copies N     每種點數 N 張（1 到 16；不寫就是 4）
  --file FILE      寫在檔案裡的牌局，或儲存的對局；這裡沒有寫別的規則，
                   就用對局自己的規則
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成對寫出，如
                   jack=hook,after=again，或者兩者一起：textbook,end=play
  --limit PLAYS    出牌這麼多次之後停下（不寫就是 1000 次）
  --json           每次出牌一行 JSON
  --help           顯示這些說明

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
        <translation>按編號顯示一局隨機的牌，在任何電腦上都一樣：甲的手牌 / 乙的手牌。

用法：kitten-fishing-cli deal [選項] NUMBER

  NUMBER           0 到 18446744073709551615
  --ranks N        用 1 到 N 各種點數（1 到 13；不寫就是 13）
  --copies N       每種點數 N 張（1 到 16；不寫就是 4）
  --json           一行 JSON，寫出每張牌的身分
  --help           顯示這些說明

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
        <translation>統計有編號的隨機牌局怎樣結束：誰獲勝、有多長，以及會不會永不結束。

用法：kitten-fishing-cli survey [選項]

  --deals FIRST-LAST
                   牌局的編號（不寫就是 1-1000000）
  --ranks N        用 1 到 N 各種點數（1 到 13；不寫就是 13）
  --copies N       每種點數 N 張（1 到 16；不寫就是 4）
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成對寫出，如
                   jack=hook,after=again，或者兩者一起：textbook,end=play
  --limit PLAYS    最多推算這麼多次出牌（不寫就是 1000000）
  --threads N      用幾個執行緒（不寫就按處理器能同時執行的數目）
  --file FILE      把結果儲存在檔案裡，並從已有的結果繼續
  --json           一行 JSON
  --help           顯示這些說明

按 Ctrl+C 得到目前的結果，對其中寫出的牌局是準確的；
這時的結束狀態是 130。命令 merge 可以合併不重疊的結果。

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
        <translation>準確地普查一小副牌的每一局怎樣結束。只有點數的叫法不同的牌局
歸為一類，只玩一次，合在一起計算。

用法：kitten-fishing-cli census --ranks N --copies N [選項]

  --ranks N        用 1 到 N 各種點數（1 到 13）
  --copies N       每種點數 N 張（1 到 16）
  --classes FIRST-LAST
                   只玩這些類的牌局（不寫就是全部）
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成對寫出，如
                   jack=hook,after=again，或者兩者一起：textbook,end=play
  --limit PLAYS    最多推算這麼多次出牌（不寫就是 1000000）
  --threads N      用幾個執行緒（不寫就按處理器能同時執行的數目）
  --file FILE      把結果儲存在檔案裡，並從已有的結果繼續
  --json           一行 JSON
  --help           顯示這些說明

按 Ctrl+C 得到目前的結果，對其中寫出的類是準確的；
這時的結束狀態是 130。命令 merge 可以合併不重疊的結果。

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
        <translation>搜尋很長的對局。一次攀登從 4096 局隨機牌局中最長的一局出發，
每次改動一處，走向更長的對局。遇到永不結束的對局也會保留。

用法：kitten-fishing-cli hunt [選項]

  --climbs FIRST-LAST
                   攀登的編號（不寫就是 1-1000）
  --seed N         決定所有攀登的種子（不寫就是 1）
  --ranks N        用 1 到 N 各種點數（1 到 13；不寫就是 13）
  --copies N       每種點數 N 張（1 到 16；不寫就是 4）
  --rules RULES    classic、textbook、hook、coursework 或 race，或者成對寫出，如
                   jack=hook,after=again，或者兩者一起：textbook,end=play
  --limit PLAYS    最多推算這麼多次出牌（不寫就是 1000000）
  --threads N      用幾個執行緒（不寫就按處理器能同時執行的數目）
  --file FILE      把結果儲存在檔案裡，並從已有的結果繼續
  --json           一行 JSON
  --help           顯示這些說明

按 Ctrl+C 得到目前的結果，對其中寫出的攀登是準確的；
這時的結束狀態是 130。命令 merge 可以合併不重疊的結果。

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
        <translation>準確地合併 --json 或 --file 寫下的統計、普查或搜尋的結果。
它們的規則、用牌和上限必須相同，編號不能重疊。

用法：kitten-fishing-cli merge [選項] FILE...

  FILE             每行一個結果的檔案；- 是標準輸入
  --json           一行 JSON
  --help           顯示這些說明

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
        <translation>小貓釣魚 (Kitten Fishing)：自己會玩的紙牌遊戲。發牌決定一切。

用法：kitten-fishing-cli 命令 ...

  judge DEAL     判定一局牌怎樣結束
  judge -        判定標準輸入上的許多局牌，每行一局，結果用 JSON
  play DEAL      把整個對局一次出牌一次出牌地寫下來
  deal NUMBER    按編號顯示一局隨機的牌
  survey         統計大量有編號的牌局怎樣結束
  census         普查一小副牌的全部牌局怎樣結束
  hunt           搜尋很長的對局
  merge FILE...  合併統計、普查或搜尋的結果

  --language NAME
                 en、zh_CN 或 zh_TW；不寫就用系統的語言
  --help         顯示這些說明；寫在命令後面，就說明那個命令
  --version      顯示版本

DEAL 是甲和乙的兩手牌，各從前端寫到尾端，中間用斜線隔開：
點數是 1 到 13，或 A T J Q K。花色可寫可不寫（7S、7♠），都不算數。

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
        <translation>小貓釣魚</translation>
    </message>
    <message>
        <source>There is no display to open a window on. Without one, these work:
  kitten-fishing --screenshot table.png    writes a picture of the window
  kitten-fishing-cli --help                plays and judges on the console</source>
        <translation>沒有可以開啟視窗的螢幕。沒有螢幕時，可以用：
  kitten-fishing --screenshot table.png    把視窗畫成圖片
  kitten-fishing-cli --help                在主控台上出牌和判定</translation>
    </message>
    <message>
        <source>%1 cannot be written. Name a file in a folder where you may write.</source>
        <translation>%1 無法寫入。請在您可以寫入的資料夾裡指定檔案。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>%1 cannot be “%2”. Write a whole number from %3 to %4, in digits alone.</source>
        <translation>%1 不能是「%2」。請只用數字寫一個 %3 到 %4 之間的整數。</translation>
    </message>
    <message>
        <source>%1 needs exactly one value. Write it once: %2</source>
        <translation>%1 需要正好一個值。請只寫一次：%2</translation>
    </message>
    <message>
        <source>%1 takes no value. Write it alone.</source>
        <translation>%1 不帶值。請單獨寫它。</translation>
    </message>
    <message>
        <source>There is no option “%1” here. This lists all: %2</source>
        <translation>這裡沒有「%1」這個選項。這樣可以列出全部：%2</translation>
    </message>
    <message>
        <source>“%1” is a word too many. This tells what may stand here: %2</source>
        <translation>「%1」是多餘的詞。這樣可以知道這裡能寫什麼：%2</translation>
    </message>
    <message>
        <source>This call cannot be understood. This tells how to write it: %1</source>
        <translation>看不懂這個命令。這樣可以知道怎樣寫：%1</translation>
    </message>
    <message>
        <source>There is no command “%1”. The commands are %2. For example: %3</source>
        <translation>沒有「%1」這個命令。命令有 %2。例如：%3</translation>
    </message>
    <message>
        <source>The command is missing. The commands are %1. This tells more: %2</source>
        <translation>缺少命令。命令有 %1。這樣可以知道更多：%2</translation>
    </message>
    <message>
        <source>The deal is missing. Type both hands, such as 2 4 1 / 3 1 3, or name one with --deal NUMBER or --file FILE.</source>
        <translation>缺少牌局。請輸入兩手牌，如 2 4 1 / 3 1 3，或用 --deal NUMBER 或 --file FILE 指定。</translation>
    </message>
    <message>
        <source>The deal is given in more than one way. Keep one of them: typed hands, --deal, or a file (--file).</source>
        <translation>牌局用了不只一種寫法。請只留一種：輸入的手牌、--deal 或檔案 (--file)。</translation>
    </message>
    <message>
        <source>“-” reads the deals from standard input. Take away the other deal, or the “-”.</source>
        <translation>「-」表示從標準輸入讀取牌局。請去掉另一個牌局，或去掉「-」。</translation>
    </message>
    <message>
        <source>“-” stands for many deals on standard input, and only one is wanted here. For many: %1</source>
        <translation>「-」表示標準輸入上的許多牌局，而這裡只要一個。要用許多牌局：%1</translation>
    </message>
    <message>
        <source>The number of the deal is missing. For example: %1</source>
        <translation>缺少牌局的編號。例如：%1</translation>
    </message>
    <message>
        <source>%1 describes the deck of a numbered deal. Add --deal NUMBER, or take %1 away.</source>
        <translation>%1 說的是有編號的牌局用什麼牌。請加上 --deal NUMBER，或去掉 %1。</translation>
    </message>
    <message>
        <source>--ranks 1 and --copies 1 make a deck of one card, and each player needs one. Raise --ranks or --copies.</source>
        <translation>--ranks 1 和 --copies 1 的一副牌只有一張，而每位玩家都要有一張。請增大 --ranks 或 --copies。</translation>
    </message>
    <message>
        <source>%1 takes a size from %3 to %4, not “%2”.</source>
        <translation>%1 的大小要在 %3 到 %4 之間，不能是「%2」。</translation>
    </message>
    <message>
        <source>%1 takes one of %3, not “%2”.</source>
        <translation>%1 可以是 %3 之一，不能是「%2」。</translation>
    </message>
    <message>
        <source>%1 asks for a place behind the end: the game has %2 plays.</source>
        <translation>%1 要的地方在結尾之後：這一局出牌 %2 次。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be read (%2). Check its name and whether you may read it.</source>
        <translation>檔案「%1」讀不出來（%2）。請檢查它的名字，以及您能不能讀它。</translation>
    </message>
    <message>
        <source>“%1” is a folder. Name a file in which both hands are written.</source>
        <translation>「%1」是一個資料夾。請指定寫有兩手牌的檔案。</translation>
    </message>
    <message>
        <source>“%1” is no file but a device or a pipe. Name a file in which both hands are written.</source>
        <translation>「%1」不是檔案，而是裝置或管線。請指定寫有兩手牌的檔案。</translation>
    </message>
    <message>
        <source>The file “%1” is too long for a game. Name a file in which two hands are written, or a saved game.</source>
        <translation>檔案「%1」作為對局太長了。請指定寫有兩手牌的檔案，或儲存的對局。</translation>
    </message>
    <message>
        <source>Standard input cannot be read (%1). Send it deals, one a line.</source>
        <translation>標準輸入讀不出來（%1）。請送來牌局，每行一個。</translation>
    </message>
    <message>
        <source>Standard output cannot be written (%1). Send it to a place that takes all of it.</source>
        <translation>無法寫到標準輸出（%1）。請把它送到能全部收下的地方。</translation>
    </message>
    <message>
        <source>By these rules the same deal ends after %1: %2 wins.</source>
        <translation>按這些規則，同一局牌在 %1後結束：%2獲勝。</translation>
    </message>
    <message>
        <source>By these rules the same deal is a draw after %1.</source>
        <translation>按這些規則，同一局牌在 %1後成為平手。</translation>
    </message>
    <message>
        <source>By these rules the same deal never ends.</source>
        <translation>按這些規則，同一局牌永不結束。</translation>
    </message>
    <message>
        <source>By these rules the same deal is undecided after %1.</source>
        <translation>按這些規則，同一局牌在 %1後仍然未定。</translation>
    </message>
    <message>
        <source>By these rules, too, the same deal ends after %1: %2 wins.</source>
        <translation>按這些規則，同一局牌也在 %1後結束：%2獲勝。</translation>
    </message>
    <message>
        <source>By these rules, too, the same deal is a draw after %1.</source>
        <translation>按這些規則，同一局牌也在 %1後成為平手。</translation>
    </message>
    <message>
        <source>By these rules, too, the same deal never ends.</source>
        <translation>按這些規則，同一局牌也永不結束。</translation>
    </message>
    <message>
        <source>Before, it ended after %1: %2 won.</source>
        <translation>以前它在 %1後結束：%2獲勝。</translation>
    </message>
    <message>
        <source>Before, it was a draw after %1.</source>
        <translation>以前它在 %1後成為平手。</translation>
    </message>
    <message>
        <source>Before, it never ended.</source>
        <translation>以前它永不結束。</translation>
    </message>
    <message>
        <source>%1 wins after %2.</source>
        <translation>%1在 %2後獲勝。</translation>
    </message>
    <message>
        <source>A draw after %1.</source>
        <translation>%1後成為平手。</translation>
    </message>
    <message>
        <source>Undecided after %1.</source>
        <translation>%1後仍然未定。</translation>
    </message>
    <message>
        <source>Never ends: it repeats itself every %1.</source>
        <translation>永不結束：每 %1重複一遍。</translation>
    </message>
    <message>
        <source>Never ends.</source>
        <translation>永不結束。</translation>
    </message>
    <message>
        <source>The same deal from its start, by other rules. How it ends is being looked for.</source>
        <translation>同一局牌從頭開始，換了規則。正在推算它怎樣結束。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>The file is empty. Choose another one.</source>
        <translation>檔案是空的。請另選一個。</translation>
    </message>
    <message>
        <source>This is not text in UTF-8. The file is damaged, or it is no saved game; choose another one.</source>
        <translation>這不是 UTF-8 文字。檔案損壞了，或者不是儲存的對局；請另選一個。</translation>
    </message>
    <message>
        <source>“%1” cannot stand here. A saved game is written in JSON; mend it in a text editor, or open another copy.</source>
        <translation>「%1」不能在這裡。儲存的對局用 JSON 寫成；請用文字編輯器改正，或開啟另一份。</translation>
    </message>
    <message>
        <source>The file ends in the middle. Open another copy of it.</source>
        <translation>檔案在中途斷了。請開啟另一份。</translation>
    </message>
    <message>
        <source>The number %1 is too large. Write a smaller one.</source>
        <translation>數字 %1 太大了。請寫一個小一些的。</translation>
    </message>
    <message>
        <source>More than %1 brackets are open here, and no saved game needs so many. Take some away, or open another copy.</source>
        <translation>這裡有 %1 個以上的括號沒有關上，儲存的對局不需要這麼多。請去掉一些，或開啟另一份。</translation>
    </message>
    <message>
        <source>“%1” stands here a second time. Keep one of the two.</source>
        <translation>「%1」在這裡是第二次出現。請只留一個。</translation>
    </message>
    <message>
        <source>This is no saved game of Kitten Fishing: “%1” is not in it. Choose another file.</source>
        <translation>這不是小貓釣魚儲存的對局：裡面沒有「%1」。請另選一個檔案。</translation>
    </message>
    <message>
        <source>This was written by a newer Kitten Fishing: its format is version %1, and this program knows version %2. Install the newer program to open it.</source>
        <translation>這是更新的小貓釣魚寫的：它的格式是第 %1 版，而這個程式只懂第 %2 版。請安裝新的程式來開啟它。</translation>
    </message>
    <message>
        <source>“%1” is missing. Add it, for example: %2</source>
        <translation>缺少「%1」。請加上，例如：%2</translation>
    </message>
    <message>
        <source>“%1” is not written as it should be. For example: %2</source>
        <translation>「%1」寫得不對。例如：%2</translation>
    </message>
    <message>
        <source>Deal %1 has other hands than the ones written here. Take “%2” away to keep these hands.</source>
        <translation>%1 號牌局的手牌與這裡寫的不同。去掉「%2」就能保留這裡的手牌。</translation>
    </message>
    <message>
        <source>One rank and one card of it make a deck of one card, and each player needs one. Raise “ranks” or “copies”.</source>
        <translation>一種點數一張牌的一副牌只有一張，而每位玩家都要有一張。請增大「ranks」或「copies」。</translation>
    </message>
    <message>
        <source>There are more than %1 bookmarks. Take some away.</source>
        <translation>書籤超過 %1 個。請去掉一些。</translation>
    </message>
    <message>
        <source>Besides the game this holds more than %1 bytes that belong to no game. Take some away.</source>
        <translation>除了對局，這裡還有超過 %1 個位元組與對局無關。請去掉一些。</translation>
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
        <translation>第 %1 行第 %2 欄：%3</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <translation>%1，第 %2 行第 %3 欄：%4</translation>
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
        <translation>1 到 %1 各種點數，每種 %2 張</translation>
    </message>
    <message>
        <source>A wins</source>
        <translation>甲獲勝</translation>
    </message>
    <message>
        <source>B wins</source>
        <translation>乙獲勝</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>平手</translation>
    </message>
    <message>
        <source>Endless</source>
        <translation>永不結束</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>證明</translation>
    </message>
    <message>
        <source>%1 by an anchor, %2 by a cycle</source>
        <translation>%1 局因為錨，%2 局因為循環</translation>
    </message>
    <message>
        <source>Cycles</source>
        <translation>循環</translation>
    </message>
    <message>
        <source>every %1: %2</source>
        <translation>每 %1：%2 局</translation>
    </message>
    <message>
        <source>%1; and %2 other periods</source>
        <translation>%1；另有 %2 種週期</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>出牌次數</translation>
    </message>
    <message>
        <source>Captures</source>
        <translation>贏牌次數</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>%1 on average; half of the games have %2 or fewer, 1 in 10 has more than %3, 1 in 1,000 more than %4</source>
        <translation>平均 %1；一半的對局不超過 %2，每 10 局有 1 局超過 %3，每 1,000 局有 1 局超過 %4</translation>
    </message>
    <message>
        <source>none, so fewer than 1 deal in %1</source>
        <translation>沒有，所以每 %1 局不到 1 局</translation>
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
        <translation>%1 號牌局</translation>
    </message>
    <message>
        <source>none</source>
        <translation>沒有</translation>
    </message>
    <message>
        <source>%1, %2%</source>
        <translation>%1，%2%</translation>
    </message>
    <message>
        <source>repeats every %1: %2</source>
        <translation>每 %1循環：%2</translation>
    </message>
    <message>
        <source>by its anchor: %1</source>
        <translation>因為錨：%1</translation>
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
        <translation>全部 %1 局，分為 %2 類，每類 %3 局</translation>
    </message>
    <message>
        <source>%1, in classes %2 of %3, with %4 each</source>
        <translation>%1 局，在第 %2 類中（共 %3 類，每類 %4 局）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>種子</translation>
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
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 小時</translation>
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
        <translation>%1 類，共 %2 類</translation>
    </message>
    <message>
        <source>%1 of %2 climbs</source>
        <translation>%1 次攀登，共 %2 次</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1，還剩 %2</translation>
    </message>
    <message>
        <source>Stopped before anything was found.</source>
        <translation>還沒有找到任何結果就停止了。</translation>
    </message>
    <message>
        <source>Stopped early. This is exact for deals %1.</source>
        <translation>提前停止。這是 %1 號牌局的準確結果。</translation>
    </message>
    <message>
        <source>Stopped early. This is exact for classes %1.</source>
        <translation>提前停止。這是第 %1 類的準確結果。</translation>
    </message>
    <message>
        <source>Stopped early. This is exact for climbs %1.</source>
        <translation>提前停止。這是第 %1 次攀登的準確結果。</translation>
    </message>
    <message>
        <source>It is kept in “%1”; the same call goes on from there.</source>
        <translation>結果儲存在「%1」裡；再用同樣的命令就從那裡繼續。</translation>
    </message>
    <message>
        <source>%1 cannot be “%2”. Write the first and the last number with a dash between, such as 1-1000; they run from %3 to %4.</source>
        <translation>%1 不能是「%2」。請寫出首尾兩個數，中間用短橫，如 1-1000；範圍是 %3 到 %4。</translation>
    </message>
    <message>
        <source>A census needs its deck, --ranks and --copies both. For example: %1</source>
        <translation>普查需要知道用什麼牌，--ranks 和 --copies 都要寫。例如：%1</translation>
    </message>
    <message>
        <source>%1 ranks with %2 cards of each have more deals than can ever be played. Lower --ranks or --copies; 10 ranks with 2 cards of each take minutes.</source>
        <translation>%1 種點數每種 %2 張，牌局多得永遠玩不完。請減小 --ranks 或 --copies；10 種點數每種 2 張要幾分鐘。</translation>
    </message>
    <message>
        <source>There is nothing to merge. Name files that --json wrote, or “-” for standard input: %1</source>
        <translation>沒有可以合併的內容。請指定 --json 寫出的檔案，或用「-」表示標準輸入：%1</translation>
    </message>
    <message>
        <source>%1: this is no result of survey, census or hunt, as --json writes it on a line. Take the line away, or make it anew.</source>
        <translation>%1：這不是 survey、census 或 hunt 的結果，--json 會把結果寫在一行裡。請去掉這一行，或重新產生。</translation>
    </message>
    <message>
        <source>%1: this is of another kind than the results so far. Surveys add up with surveys, censuses with censuses, hunts with hunts.</source>
        <translation>%1：這與前面的結果不是同一類。統計只能與統計相加，普查與普查，搜尋與搜尋。</translation>
    </message>
    <message>
        <source>%1: this result is of other rules. Only results of the same rules add up.</source>
        <translation>%1：這個結果用的是別的規則。只有規則相同的結果才能相加。</translation>
    </message>
    <message>
        <source>%1: this result is of another deck. Only results of the same --ranks and --copies add up.</source>
        <translation>%1：這個結果用的是別的牌。只有 --ranks 和 --copies 相同的結果才能相加。</translation>
    </message>
    <message>
        <source>%1: this result is of another limit. Only results of the same --limit add up.</source>
        <translation>%1：這個結果用的是別的上限。只有 --limit 相同的結果才能相加。</translation>
    </message>
    <message>
        <source>%1: this result is of another seed. Only hunts of the same --seed add up.</source>
        <translation>%1：這個結果用的是別的種子。只有 --seed 相同的搜尋才能相加。</translation>
    </message>
    <message>
        <source>%1: numbers %2-%3 are in another result already. Each may be counted once only; take one of the two away.</source>
        <translation>%1：編號 %2-%3 已經在另一個結果裡。每個編號只能計算一次；請去掉兩者之一。</translation>
    </message>
    <message>
        <source>“%1” has more than one result in it. Merge them first, or name another file.</source>
        <translation>「%1」裡有不只一個結果。請先合併，或指定另一個檔案。</translation>
    </message>
    <message>
        <source>The file “%1” cannot be written (%2). Name one in a folder that takes it.</source>
        <translation>檔案「%1」無法寫入（%2）。請在可以寫入的資料夾裡指定一個。</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1，第 %2 行</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
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
        <translation>停在這裡，因為 --limit %1。對局會結束：用 --limit %2 可以看到全部。</translation>
    </message>
    <message>
        <source>Stopped here, at --limit %1. A higher --limit shows more.</source>
        <translation>停在這裡，因為 --limit %1。用更大的 --limit 可以看到更多。</translation>
    </message>
    <message>
        <source>Written down as far as play %1 of %2.</source>
        <translation>寫到第 %1 次出牌，共 %2 次。</translation>
    </message>
    <message>
        <source>No play is written down yet; the game goes on.</source>
        <translation>還沒有寫下任何出牌；對局還在繼續。</translation>
    </message>
    <message>
        <source>Written down as far as play %1; the game goes on.</source>
        <translation>寫到第 %1 次出牌；對局還在繼續。</translation>
    </message>
    <message>
        <source>1 capture</source>
        <translation>1 次贏牌</translation>
    </message>
    <message>
        <source>%1 captures</source>
        <translation>%1 次贏牌</translation>
    </message>
    <message>
        <source>%1 wins after %2 and %3: %1 is out of cards first.</source>
        <translation>%1在 %2、%3後獲勝：%1的牌先出完了。</translation>
    </message>
    <message>
        <source>%1 wins after %2 and %3: %4 has run out of cards.</source>
        <translation>%1在 %2、%3後獲勝：%4的牌出完了。</translation>
    </message>
    <message>
        <source>Never ends: after %1 it repeats every %2; %3’s first card, %4, stays on the table, and both hold another %4 that comes back.</source>
        <translation>永不結束：%1之後，每 %2重複一遍；%3最先打出的 %4 留在桌上，兩個人又都有一張會回來的 %4。</translation>
    </message>
    <message>
        <source>Never ends: after %1 it repeats itself every %2.</source>
        <translation>永不結束：%1之後，每 %2重複一遍。</translation>
    </message>
    <message>
        <source>Never ends: %1’s first card, %2, stays on the table for ever, and both players hold another %2 that always comes back.</source>
        <translation>永不結束：%1最先打出的 %2 永遠留在桌上，兩個人又都有一張總會回來的 %2。</translation>
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
        <translation>這不是 UTF-8 文字。請存為 UTF-8。</translation>
    </message>
    <message>
        <source>“%1” is not a card. A card is a rank (1 to 13, or A T J Q K), with or without a suit: 7, K, 7♠, SK.</source>
        <translation>「%1」不是牌。牌要寫點數（1 到 13，或 A T J Q K），花色可寫可不寫：7、K、7♠、SK。</translation>
    </message>
    <message>
        <source>There is no rank in “%1”. Ranks run from 1 to 13; A T J Q K may stand for 1 10 11 12 13.</source>
        <translation>「%1」裡沒有點數。點數是 1 到 13；A T J Q K 可以代替 1 10 11 12 13。</translation>
    </message>
    <message>
        <source>“%1” is a suit without a rank. Write the rank right beside it: 7♠, SK.</source>
        <translation>「%1」只有花色沒有點數。請把點數緊挨著寫：7♠、SK。</translation>
    </message>
    <message>
        <source>“%1” has two suits. Write one, before or after the rank.</source>
        <translation>「%1」有兩個花色。請只寫一個，在點數之前或之後。</translation>
    </message>
    <message>
        <source>%1 has no card. A hand has 1 to 104 cards.</source>
        <translation>%1沒有牌。一手牌有 1 到 104 張。</translation>
    </message>
    <message>
        <source>This is the 105th card of %1. A hand has 1 to 104 cards.</source>
        <translation>這是%1的第 105 張牌。一手牌有 1 到 104 張。</translation>
    </message>
    <message>
        <source>The second hand is missing. Part the hands with a slash or a new line: 2 4 1 / 3 1 3.</source>
        <translation>缺少第二手牌。請用斜線或換行隔開兩手牌：2 4 1 / 3 1 3。</translation>
    </message>
    <message>
        <source>Another hand begins here, and there is no place for it. Take it away.</source>
        <translation>這裡又開始了一手牌，已經沒有它的位置。請去掉它。</translation>
    </message>
    <message>
        <source>“%1” stands before the first label. Begin with A: or B:.</source>
        <translation>「%1」在第一個標籤之前。請以 A: 或 B: 開頭。</translation>
    </message>
    <message>
        <source>%1 is labelled a second time. Keep one of the two labels.</source>
        <translation>%1的標籤出現了第二次。請只留一個。</translation>
    </message>
    <message>
        <source>The hand of %1 is missing. Begin it with %2</source>
        <translation>缺少%1的手牌。請以 %2 開頭</translation>
    </message>
    <message>
        <source>No label follows this “%1”. Where one hand has a label, both need one: A: and B:.</source>
        <translation>這個「%1」後面沒有標籤。一手牌有標籤，兩手牌就都要有：A: 和 B:。</translation>
    </message>
    <message>
        <source>A rule is missing here. Write one of: %1.</source>
        <translation>這裡缺少一條規則。請寫其中之一：%1。</translation>
    </message>
    <message>
        <source>“%1” is no rule set. Write %2, or pairs such as jack=hook.</source>
        <translation>「%1」不是規則名。請寫 %2，或像 jack=hook 這樣成對地寫。</translation>
    </message>
    <message>
        <source>The rule set “%1” may only stand in front. Behind it come pairs such as jack=hook.</source>
        <translation>規則名「%1」只能在最前面。它的後面是像 jack=hook 這樣成對的寫法。</translation>
    </message>
    <message>
        <source>“%1” is no rule. Write key=value; the keys are %2.</source>
        <translation>「%1」不是規則。請寫 key=value；key 可以是 %2。</translation>
    </message>
    <message>
        <source>There is no rule option “%1”. The options are %2.</source>
        <translation>沒有「%1」這個規則選項。選項有 %2。</translation>
    </message>
    <message>
        <source>“%1” is no value of this option. It can be %2.</source>
        <translation>「%1」不是這個選項的值。它可以是 %2。</translation>
    </message>
    <message>
        <source>The rule option “%1” is named a second time. Name it once.</source>
        <translation>規則選項「%1」寫了兩次。請只寫一次。</translation>
    </message>
    <message>
        <source>The cards are dealt. %1 plays first.</source>
        <translation>牌已發好。%1先出牌。</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1打出 %2。</translation>
    </message>
    <message>
        <source>%1 plays %2 and takes it straight back.</source>
        <translation>%1打出 %2，隨即收回。</translation>
    </message>
    <message>
        <source>%1 plays %2 and catches %3 cards: %4.</source>
        <translation>%1打出 %2，贏得 %3 張牌：%4。</translation>
    </message>
    <message>
        <source>A draw after %1 and %2: both hands are empty.</source>
        <translation>%1、%2後成為平手：兩手牌都空了。</translation>
    </message>
    <message>
        <source>Undecided after %1 and %2: nobody has run out of cards, and no position has come twice. A higher limit may tell more.</source>
        <translation>%1、%2後仍然未定：沒有人出完牌，也沒有局面出現兩次。更大的上限也許能告訴更多。</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1；%2</translation>
    </message>
</context>
</TS>
