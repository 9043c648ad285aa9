export const well = `
  I know the town very well.
  It all went well in the end.
  I speak Polish as well.
  She does her job well and quietly.
  It was a well known problem with that model.
  We work well together on nights.
  The patient was not well that morning.
  as well as the invoices I did the payroll
  he knew the machine well and showed me
  the launch went well and we slept
  how well do you know the route
  they treated us well at that hotel
  the house was well insulated for its age
  we finished well before the deadline
  I want to explain it well to the parents
  the soup sold well on cold days
  the budget was well over a million
  {Well}, I started as a porter.
  {Well}, it depends on the weather.
  {Well} I never thought about that
  And, {well}, he shouted at me.
  the lift was broken and {well} we carried it up
  {Well} um we had two options
  It was late and, {well}, I made a mistake.
  but {well} that is how it goes
  {Well} you know the kitchen was tiny
  {Well} so I asked for help
  I called him and he said {well} come over
  {Well} the truth is I was scared
  because {well} nobody else wanted the shift
  {Well}, yes, I did it twice.
  we lost the key so {well} we broke the window
  {Well} to be honest I left after a year
  The new rota works well for parents.
  I know my regulars well enough to start their order.
  She played the piano well and sang too.
  Our shop did well over the holidays.
  the trainee was doing well until the exam
  I checked the brakes and the lights as well
  {Well}, my uncle taught me to weld.
  {Well} in that case I would call the owner
  My first reaction was, {well}, anger.
  and then {well} we had to tell the client
  it was not perfect but {well} it held
  {Well} I guess I am a patient person
  {Well}, I think my strength is listening.
  {Well}, that's a good question.
  {Well} I was born into a family of farmers
  {Well}, actually, I did both.
  {Well}, you see, the budget was tight.
  I thought, {well}, why not?
  It was, {well}, a disaster.
  {Well} um let me think
  and I said {well} we can try it
  So, {well}, I took the job.
  {Well} it was my first week there
  but {well} you can't win them all
  {Well}, in my previous role I handled complaints.
  {Well}, first of all, I would listen.
  {Well} yes I have worked with children
  {Well}, no, not really.
  he looked at me and {well} I just laughed
  Um, {well}, it's complicated.
  I mean {well} it was not ideal
  {Well} basically we ran out of money
  We work well as a team.
  The project went very well.
  I know the product well.
  I get along well with everyone.
  I speak English and French as well.
  As well as cooking, I did the ordering.
  The event was well organised.
  It turned out well in the end.
  I perform well under pressure.
  She handled it really well.
  My well-being matters to me.
  He wasn't feeling well, so I covered for him.
  The team responded well to the change.
  We did well last year.
  I also worked there as a trainer as well
  it might as well have been my own shop
  the training prepared me well for this
  everything ended well
  I hope the company is doing well
  she explained it well
  I could very well imagine working here
  I write well and I read a lot
  the new menu was well received
  our numbers looked well above the target
  I listen well
  I am well aware of the risks
  I slept well before the exam
  he was well prepared for the audit
  that went down well with the customers
  I treat them well and they come back
  {Well}, my weakness is that I talk too much.
  {Well}, I wouldn't say that.
  {Well} I used to work nights
  {Well}, it started with a phone call.
  {Well} the first thing I noticed was the smell
  and she asked for a refund and, {well}, we said no
  the plan was good but {well} plans change
  It's, {well}, difficult to explain.
  {Well} okay there was one case
  so {well} I packed my things
  {Well} uh that depends on the client
  {Well}, as I said, we were five people.
  because {well} I needed the money
  I was, {well}, a little naive.
  {Well} maybe I should start earlier
  {Well}, if the customer insists, I call my boss.
  yeah {well} we did not win
  oh {well} that was years ago
  {Well}, let me see.
  I told them, {well}, it can't be done today.
  Things are going well.
  The two teams get on well.
  I cook reasonably well.
  We sold the old stock well before Christmas.
  It's a well run hotel.
  The interview with the parents went well, I think.
  He can drive well and read maps too.
  The plants grow well in this soil.
  I needed to know the law well.
  They pay well.
  the machine runs well after the repair
  I was taught well by my first boss
  she managed the class well
  we planned it well so there was no stress
  I did well in maths
  I hope you are well
  my teachers as well as my parents helped
  the new system was working well until May
  he was doing his job well
  this worked very well for us
  I can also drive a forklift as well
  it speaks well of the team
  the shop was doing really well
  I knew them well enough to joke
  {Well}, I'm from a small island.
  {Well} it's hard to say
  {Well}, there is one thing I regret.
  I asked for a day off and, {well}, they said no.
  {Well} our cook was ill that day
  {Well}, on the one hand it pays less.
  and {well} the rest is history
  {Well} um the short answer is yes
  It smelled, {well}, strange.
  but {well} nobody is perfect
  {Well}, to begin with, I check the tyres.
  {Well} I guess my teacher inspired me
  so {well} I called my mother
  {Well}, they offered me the post.
  My plan was, {well}, not very realistic.
  {Well} you have to earn their trust
  {Well}, sometimes I get impatient.
  {Well} we lost the first match
  then {well} the phone rang
  {Well}, since you ask, I prefer nights.
  The wound healed well.
  I know how to lead a meeting well.
  He was well over sixty.
  The cake turned out really well.
  I get on well with difficult people.
  She dances well and teaches too.
  The hall was well lit.
  I trained hard and did well.
  My boss treated us well.
  The harvest went well this year.
  We paint walls and floors as well.
  All is well that ends well.
  I was well aware of the deadline.
  my studies prepared me well for the lab
  the handover worked well in both directions
  he took the news quite well
  we all get along very well
  I speak it well enough to order food
  the two halves fit together well
  they knew the area well
  my French is rusty but I understand it well
  it was a well deserved break
  {Well}, I've always been good with my hands.
  {Well}, that depends.
  {Well} I started as an intern
  and {well} it didn't work out
  {Well}, my boss and I talked it over.
  It was, {well}, my own fault.
  {Well} first I would check the stock
  {Well} okay my biggest success was the fair
  They offered less money and, {well}, I took it.
  {Well} you know how teenagers are
  but {well} we learned from it
  {Well}, no, I never finished the course.
  so {well} I wrote to the mayor
  {Well} um I can give you two reasons
  {Well}, there was a strike at the airport.
  {Well} I like to keep things simple
  I handle stress well.
  He wasn't well that week.
  We sell umbrellas as well.
  The concert was well attended.
  She played very well.
  My German is good and I write it well too.
  the repair held well all winter
  I work well with numbers
  they knew each other well
  all went well until the last day
  the trip was well worth it
  he is doing well at school
  we were well ahead of the others
  I can drive and cook as well
  the kids behaved well
  your shop is well known in our street
  {Well}, I would say my biggest strength is adaptability.
  {Well}, to be honest, I didn't expect it.
  {Well}, you know, it was a tough year.
  It was, {well}, not my best moment.
  {Well} I think teamwork is important
  And, {well}, we lost the client.
  {Well}, first I analyzed the data.
  {Well} yeah I can work weekends
  I tried to fix it but {well} it was too late
  {Well}, it all started in college.
  {Well} um I'm not sure how to answer that
  {Well}, I mean, nobody is perfect.
  the boss was {well} kind of strict
  {Well} actually I have two examples
  I did well on the exam.
  The presentation went really well.
  I communicate well with clients.
  She is well respected in the industry.
  I work well under pressure.
  We were well prepared for the audit.
  My team performed well last quarter.
  I speak French as well as English.
  The product was well received.
  I know Python very well.
  He treated everyone well.
  things did not go well at first
  I hope it turns out well
  I get along well with my coworkers
  I can do that as well
  we did it well and on time
  it pays well
  you should sleep well before an interview
  {Well}, how should I put this?
  {Well}, a colleague of mine once forgot the keys.
  so I thought {well} that's strange
  It's a bit, {well}, boring at times.
  {Well} everybody makes mistakes
  and {well} I was fired
  {Well}, not exactly.
  my plan was good but {well} the weather was not
  {Well} in my opinion it depends on the team
  {Well}, sure, I can do that.
  I know how to work well with others.
  We get on very well.
  The talk was well attended and well prepared.
  She writes well.
  This fits well with my goals.
  My first week went well.
  He did not take it well.
  I was well looked after.
  the machines run well when they are clean
  we also offer tea as well`;
