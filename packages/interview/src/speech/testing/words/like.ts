export const like = `
  I would like to work closer to the patients.
  I like working with numbers that add up.
  We use tools like Jira and Excel for planning.
  She looked like she had not slept at all.
  It felt like a step back at the time.
  There was nobody like him on the team.
  they like clear answers and I give them
  it sounds like a small thing but it was not
  I did it exactly like the manual says
  customers like that we call them back
  we had things like gloves and masks in every room
  what was it like before the change
  he treated me like a colleague from the first day
  I'd like my next job to be outdoors
  like I said the delivery was late
  she does not like being interrupted
  it was like a second family to me
  We were, {like}, three hours late.
  And I was {like} no way we can ship that.
  So we {like} moved the whole stock to the other hall.
  It took {like} ten minutes to find the leak.
  She was {like} really upset about the invoice.
  we had {like} forty guests and two cooks
  and {like} the manager never came down to us
  I {like} called the supplier again and again
  he {like} told me to wait outside
  it was {like} so loud in there
  because {like} we did not have the parts
  there were {like} five of us on the shift
  I had to {like}, um, start over from zero
  the {like} customer did not want to pay
  they had {like} never tested the brakes
  my boss was {like} okay do it then
  My father was a baker and I always wanted a trade like that.
  The kids like it when I draw the answer on the board.
  I don't like leaving a job half finished.
  on days like these we close the upper deck
  if you like I can describe the other case too
  we handled it like any other complaint
  my first week was, {like}, chaos.
  there's {like} a hundred forms for one visa
  she {like} hands me the keys and leaves
  we tested it for {like} two weeks
  and I thought {like} this cannot be true
  they would {like} send us the wrong boxes every Monday
  Nurses like routine but the night never has one.
  A good waiter moves like a dancer.
  we ran it like a school and not like a shop
  I like that the work is never the same
  Nobody liked the noise but I like machines.
  we stored things like paint and thinner in the yard
  would you like to see the drawing
  my boss was not like the others
  and it was {like} two in the morning
  he was {like} are you sure about that
  I {like} never got an answer from them
  so {like} the first thing I did was count
  We had, {like}, no budget at all.
  the engine {like} stopped in the middle of the road
  then {like} everybody left the room
  it is {like} really hard to explain
  I, {like}, didn't know what to do at first.
  It was {like}, the worst day of my career.
  We had {like} maybe twenty tickets open.
  I was {like} so nervous before the demo.
  She was {like}, "are you serious?"
  and then {like} the whole system crashed
  my manager was {like} super supportive
  I {like} really wanted to learn Python
  it's like when you finally see the patient smile
  they were {like} what are you doing here
  we {like} spent the entire night debugging
  I feel {like} like I learned a lot there
  There was this {like} huge argument in the kitchen.
  He's {like} the best mentor I ever had.
  You just {like} get used to the pressure.
  So I was {like} okay let's do it
  I mean, {like}, nobody wanted to work weekends.
  the deadline was {like} tomorrow
  I think {like} the main reason was communication
  we did {like} a survey with the customers
  it just {like} clicked for me
  {Like}, I would come in early every day.
  {Like} when I joined the team there was no process
  I worked there for {like} four years.
  it took {like} forever to get approval
  I had {like} a really good relationship with them
  we were trying to {like} improve the process
  and he goes {like} that's not my problem
  Um, {like}, I guess I'm a team player.
  the data was {like} all over the place
  I would like to grow into a leadership role.
  I like solving problems that other people avoid.
  My colleagues would describe me as someone they like to work with.
  What I like about your company is the mission.
  We treat every customer like family.
  I've used frameworks like React and Vue.
  It looks like the project will finish on time.
  I felt like I had failed the team.
  In situations like that I stay calm.
  It seems like a great place to work.
  I'd like to think that I am organised.
  She acts like a leader even without the title.
  Something like that happened last year.
  Like many teachers, I work on Sundays.
  Like I mentioned, we doubled our sales.
  I really like your product.
  There is nothing like a full restaurant on a Saturday.
  They didn't like the first design at all.
  People like to be heard.
  I like to plan my day in advance
  we used software like SAP for the orders
  it sounds like you need someone who can start soon
  I run the ward like a ship
  he would not like it if I was late
  do you like working in a team
  it was more like a partnership than a job
  I like it here
  nothing like this had ever happened before
  I don't feel like I was given a fair chance
  we had problems like late deliveries and broken pallets
  a company like yours needs people who care
  the customers like our service because it is quick
  My last boss was, {like}, never in the office.
  We only had {like} one week to prepare the whole exhibition.
  I remember {like} standing there with the wrong form in my hand.
  The patients {like} waited for hours.
  I would {like} walk around the hall every evening and check the doors.
  and she's {like} you should really apply for this
  it was {like} two in the morning when the alarm went off
  {Like}, I had no idea how the machine worked.
  You know, {like}, you have to be quick.
  the training was {like} super short
  we need {like} better communication between the shifts
  they gave me {like} a list of a hundred names
  um and {like} my colleague just walked out
  I was working on {like} the billing part of the app
  so there's {like} this one customer who always complains
  at the end {like} everybody was exhausted
  I talked to {like} every single person on the floor
  he {like} never answered the phone
  it got {like} really heated
  my strengths are {like} planning and, um, listening
  I like to start with the hardest task.
  In my free time I like baking bread.
  I would really like to work with children.
  It's a place like no other.
  I dressed like everybody else on the site.
  Our office felt like an oven in July.
  I have never seen anything like it.
  You can't treat a bakery like a factory.
  She's just like my old teacher.
  I know what it's like to be new.
  Guests like him come back every year.
  what would you like me to talk about
  I like when things are in order
  i don't like it when people are late
  they asked what i would like to change
  we worked with partners like banks and insurers
  he talks like he owns the place
  it looked like rain so we covered the roof
  i wanted to be like my grandfather
  jobs like this one are rare where I live
  do whatever you like with the old stock
  I like the idea of shared shifts
  My first week in the bakery was like a blur, honestly.
  I spent {like} three nights on that report.
  We, {like}, forgot to invite the director.
  there was {like} no plan at all
  she told me {like} you can do this on your own
  I basically {like} rebuilt the whole spreadsheet
  the dog was {like} barking the entire time
  our budget was {like} fifty thousand a year
  um I think I would {like} take a deep breath first
  {Like}, the first thing they teach you is safety.
  he had {like} zero experience with children
  I remember {like} the second day very clearly
  we sat in {like} a tiny room without windows
  and so I {like} asked her if she was okay
  it's {like} really important to stay polite
  my colleagues were {like} all on holiday
  you have to {like} smile even when you are tired
  {like} I never expected to win that award
  the boat {like} turned around by itself
  I was, {like}, "please don't fire me".
  I like long shifts because the days fly by.
  If you like, I can give you a second example.
  They liked my sketch, and I like theirs.
  My father, like me, is an electrician.
  An apron like that costs a fortune.
  My sister looks like our mother.
  What did you like most about your course?
  I wouldn't like to work alone.
  It's exactly like riding a bicycle.
  Few things feel as good as a job like this.
  Unlike my brother I like mathematics.
  The sauce tasted like burnt sugar.
  I would like more responsibility.
  you never know what it will be like
  we talk like friends and not like rivals
  he works like a machine when he has to
  our manager did not like surprises
  tasks like filing or scanning bore me
  I like how you treat your staff
  children like a clear routine
  they made me feel like part of the crew
  nobody in the village had seen a tractor like it
  I'd say I'm {like} an eight out of ten with spreadsheets.
  The whole office was {like}, completely silent.
  We were {like} a week behind schedule.
  I literally had {like} no time to eat.
  my mentor would {like} check in with me every Friday
  and then I {like} realized the numbers were wrong
  it was for {like} a charity event
  so we {like} split the tasks between us
  They wanted, {like}, everything by Monday.
  he's {like} always late
  I got {like} five emails about the same chair
  I'm not {like} afraid of hard work
  and I'm {like} sure no problem
  the client {like} disappeared for a month
  We had, um, {like}, a budget freeze at the time.
  {Like} I didn't even have a desk.
  we were using {like} really old laptops
  she was {like} the head of the department
  I think it was {like} March or April
  you know {like} the small details matter
  it's because {like} they trusted me
  they {like} threw the whole plan away
  I like being the person people call first.
  I'd like to hear more about the role.
  We hired people who like animals.
  A manager like her makes you want to stay.
  It didn't feel like work to me.
  I handled it like I handle every complaint.
  Like I told them, the valve was open.
  He looked like he needed help.
  Like most beginners I pushed too hard.
  we worked in places like Norway and Iceland
  what I like least is paperwork
  I would like that very much
  they smelled something like gas in the corridor
  my team likes cake and I like my team
  we became like sisters
  it rained like never before
  how did you like the tour
  she ran the kitchen like an orchestra
  customers who like what they see come back
  there are days like that in every job
  I did not like how he spoke to her
  tools like these need care
  My first reaction was, {like}, no way.
  we had {like} eleven different forms for one request
  I was {like} really proud of the whole team
  and {like} nobody from the head office ever came by
  Our lead developer {like} refused to write tests.
  they asked for {like} a hundred samples by Monday
  um {like} my biggest weakness is that I say yes too often
  he would {like} stand behind me and watch
  it was just {like} so unfair to the night shift
  I {like} kept a diary of every single fault
  we did it in {like} six weeks
  the customers were {like} finally somebody listens
  I think {like} the hardest thing was to let go
  because {like} we never really talked about it
  She was, {like}, in tears.
  you can {like} see the whole valley from the crane
  I ended up {like} managing the whole event
  there's {like} a rule for everything
  the machine was {like} making this strange noise
  I would say {like} thirty percent of the time
  I like the early mornings at the market best.
  They would like us to answer within a day.
  It looked like a simple leak at first.
  Her voice is like mine.
  What was it like to work abroad?
  Skills like patience can be learned.
  I felt like I could ask anything.
  My boss doesn't like long e-mails.
  like I said before the numbers were wrong
  we solved it like a real team
  you need a person like my colleague for that
  guests like small surprises
  I like to know why before I know how
  it smelled like smoke in the basement
  do it like this and not like that
  they treat the interns like adults
  we would like to keep the old logo
  things like that make the day worth it
  I don't like to guess
  the new shelf looks exactly like the old one`;
