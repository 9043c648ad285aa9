export const so = `
  I was so tired that I forgot the keys.
  So far nobody has complained about it.
  We moved the shelf so that the trolley could pass.
  The pump was broken, so I called the technician.
  I think so.
  It went so well that we kept the plan.
  there are so many ways to fold a napkin
  the bus was late so I walked to the site
  he asked me to stay and so I stayed
  I hope so but nobody knows
  she told me to do so
  we had rules for visitors and gloves and so on
  the oven was so hot that the tray bent
  they needed help so we sent two people
  I did not know the code so I asked
  it cost fifty pounds or so
  {So}, I started there in May.
  {So} I have been a carpenter for six years
  {So} my name is on the contract and I run the shop.
  We closed the till, {so}, yeah.
  and we finished it on the Friday {so} yeah
  and {so}, um, I went home
  {So} um the first thing was the fuse
  {So} basically I do the night shift.
  That was the whole story, {so}.
  it was the only way {so} like we took it
  Okay, {so}, the engine was smoking.
  {So} yeah I was a bit nervous
  I talked to the {so} the customer in room four
  but {so} anyway we got the van back
  and then I left and that was it {so}
  {so} you know I cook for eighty people
  The lift was out of order, so we used the stairs.
  He was so kind that the guests wrote about him.
  I labelled every drawer so anyone could find the tools.
  It rained for days and so the field was under water.
  they told me it was urgent and I believed so too
  we were short of staff so the manager rang an agency
  {So}, the thing with that client was the deadline.
  {So} I think the best example is from my apprenticeship.
  we reopened in June, and {so}, um, people came back slowly
  he apologised and all that {so} yeah
  {So} you know I had just moved here
  that is how we did it at the depot {so}
  {So}, um, I've been a nurse for ten years.
  {So} I think my biggest strength is patience.
  {So}, basically, we had to start over.
  {So} yeah, that's how I got into sales.
  It was a good experience, {so}, yeah.
  {So} the situation was that our supplier went bankrupt.
  {So}, to answer your question, I prefer small teams.
  I learned a lot there, {so}.
  and {so}, you know, we talked about it
  I'm a bit of a perfectionist {so} yeah
  {So} like I was saying, the budget was cut.
  {So} in my last job I managed twelve people.
  {So} when I was a trainee I made a mistake with an invoice
  {So} what happened was the server ran out of disk
  Yeah, {so}, my role was to coordinate.
  Okay {so} I was responsible for the stock
  Right, {so}, the first step was to call the client.
  {So} actually I never planned to be a chef
  we finished the migration, {so}, um, that was good
  {So} um yeah I mean it was hard
  I was so happy when we won the contract.
  It was so busy that we had to close the doors.
  So far I have trained five apprentices.
  The client was angry, so I apologised first.
  I hope so.
  We were short of staff, so I took an extra shift.
  I explained the risks so that everyone could decide.
  There were so many errors in the file.
  Nobody else volunteered, so I did it.
  I wrote checklists, templates and so on.
  I don't think so, but I can check.
  He was not so sure about the new tool.
  Not so long ago we changed the shift plan.
  the printer failed so we wrote the labels by hand
  I wanted to learn more so I took an evening course
  we had so much waste that I changed the order list
  my boss trusted me so I got the keys
  it took a month or so to see results
  I learn so quickly because I write everything down
  they cancelled so we had free tables
  if so we call the emergency number
  I was doing so well that they promoted me
  she was so kind to the patients
  the team was so small we all did everything
  I had never welded before so it was difficult at first
  even so we kept the price
  I speak Spanish so the guests often come to me
  the road was closed so the driver came late
  I said so in the meeting
  {So} my background is in logistics.
  {So}, I would first check the fuse box.
  {So} I was hired as a waiter, and after two years I ran the floor.
  {So} for example last summer we had a heat wave
  {So} we were three people in the kitchen
  I guess I'm just a curious person, {so}, yeah.
  {So}, uh, my manager asked me to take over.
  um {so} I studied biology in Leeds
  {So} there was this one time when a pallet fell
  we sold about two hundred, {so}, that was nice
  I always had a good contact with parents {so}
  and {so}, um, that is how I learned welding
  {So} first of all I would talk to the person
  {So} one day the phones stopped working
  {So} what I did was write a list
  yeah {so} I think that's my main weakness
  {So} in two thousand nineteen I moved to Hull
  but {so}, you know, we carried on
  The soup was so salty that I threw it away.
  It rained, so we moved the party inside.
  I asked her to slow down so that I could take notes.
  I had never done so much paperwork in my life.
  Why did it take so long?
  He told me the dose was wrong, and so it was.
  So many people applied that we stopped reading letters.
  I'm so glad you asked.
  The lorry would not start so I phoned dispatch.
  They only speak German so I learned some words.
  i was new so i listened a lot
  the roof leaked so badly that we had to close
  we had four or five complaints a week or so
  the ladder was too short so we borrowed one
  I was told to do so by the doctor
  She did not think so.
  it is not so easy to find good staff
  there is only so much you can do alone
  we keep the receipts so nobody can cheat
  my shift starts at five so I go to bed early
  the customer smiled so I knew it was fine
  and so on and so forth
  so far so good
  {So} this happened about two years ago on a Monday.
  {So}, I am originally from Porto.
  {So} the customer comes in with a broken phone
  uh {so} I used to be a hairdresser
  {So} yes, I have a driving licence.
  {So}, for me, the most important thing is respect.
  we hired four people, {so}, um, the shifts got shorter
  it was my uncle's garage {so} yeah
  {So} after the fire we had to start from zero
  okay {so} there are three reasons
  {So} let me think about an example
  I've always wanted to teach, {so}.
  {So} in terms of tools I know Excel best
  {So} he told me that the part was out of stock
  and {so}, uh, we never saw him again
  {So} a typical day starts at four
  well {so} my degree is in history
  {So} basically I check every truck twice
  {So} at that time I had no licence
  {So} my manager and I disagreed about the menu
  The queue was so long that people left.
  I forgot my badge, so I waited outside.
  Who told you so?
  We open early so that commuters can buy bread.
  He was not so happy with the result.
  I had so little time that I skipped lunch.
  It was cold, so we lit the stove.
  Thank you so much for asking.
  I grew up on a boat, so storms do not scare me.
  she smiled so I relaxed a little
  the screws were loose so the shelf fell
  they closed the school so my job was gone
  it was so quiet that I could hear the clock
  so many of us had never flown before
  my feet hurt so I sat down
  I would say so
  the dose was so small it had no effect
  I read the manual so I knew what to do
  it's not so much the pay as the people
  three kilos or so were missing
  we all got sick so the play was cancelled
  he speaks so fast that nobody can follow
  {So} I've been with my current company for about four years.
  {So}, to give you some context, we were a team of nine.
  {So} um the first thing I did was to call the bank
  I ended up staying for ten years, {so}, yeah.
  {So} the task was pretty simple
  {So} we had this client from Japan
  And {so}, uh, that's when I stepped in.
  {So} my approach was to split the class in two
  {So} if a guest complains I listen first
  it wasn't the best time of my life {so} um yeah
  {So} as a receptionist you see everything
  okay {so} in my second year I moved to the lab
  {So} I would describe myself as calm
  {So} yeah I guess that answers it
  we got the permit in the end, {so}.
  {So} it was a Saturday and the shop was packed
  She was so patient with me.
  The train was cancelled, so I took a taxi.
  I wrote it down so that nobody would forget.
  I have never been so proud.
  So far nobody has noticed the crack.
  Do you really think so?
  it was late so we closed
  he could not swim so I jumped in
  I ate so much that I felt ill
  the ink had dried so the stamp failed
  twenty or so people showed up
  they had no heating so they wore coats
  and the more so when it rains
  her notes were so clear that I understood at once
  I need to stand all day so good shoes matter
  I was asked to leave and I did so
  {So}, tell you the truth, I was nervous.
  {So} basically the client changed the scope.
  {So}, in my previous role, I led a team of five.
  I really enjoyed it, {so}, yeah, that was nice.
  {So} I guess my biggest weakness is public speaking.
  And {so}, like, we had to start from scratch.
  {So} yeah that's pretty much it
  {So} the first thing I'd do is listen
  I handled both accounts, {so}, um, it got busy.
  {So} um we were behind schedule
  {So}, okay, let me think.
  I don't have much experience with that {so}
  {So} when the system failed I was on call
  {So} I've been a developer since 2015
  {So}, well, it depends.
  The meeting was so long that I missed lunch.
  I was so excited to join the company.
  The budget was cut, so we had to prioritize.
  Thank you so much for your time.
  I arrived early so I could prepare.
  I believe so.
  So far, I've enjoyed every project.
  We documented everything so that others could follow.
  It's not so different from my current job.
  There are so many opportunities here.
  the app crashed so I rolled back the release
  I speak three languages so I can help many customers
  she was new so I mentored her
  I was sick, so my colleague took over.
  is that so
  why are you so interested in this field
  we ran tests and so on
  I was the only one who could drive, {so}, um, I drove.
  {So} I joined the army when I was eighteen
  Yeah, {so}, I think I'm a good listener.
  {So} there I was with two broken legs
  {So}, like, three weeks later they called me.
  {So} in conclusion I would do it again
  we never found out who did it, {so}.
  {So}, my strengths, let me think.
  and {so}, I mean, what could I do
  {So} we use a tool for that and it works
  The tickets were so cheap that we bought ten.
  My knees hurt so badly.
  I care so much about this.
  We talked it through so that both could live with it.
  she asked so I told her
  nobody came so we went home
  I like it so far
  not so much in my country
  he did so without asking
  there is so little time`;
