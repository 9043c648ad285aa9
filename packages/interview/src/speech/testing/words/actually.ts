export const actually = `
  I wanted to know what actually happened.
  Nobody had actually read the manual.
  It actually worked on the first try.
  We found out who actually signed it.
  I did not actually see the accident.
  they were actually faster than the machine
  she actually took the blame for me
  the parts that actually matter are small
  it is actually cheaper to repair it
  I could actually hear the leak
  what they actually need is time
  he never actually apologised for it
  we had actually ordered twice as much
  to actually move the piano we took the door off
  how many people actually came
  I have actually held that licence since May
  {Actually}, I prefer the early shift.
  {Actually} I was born in Cardiff
  And {actually} we had no plan at all.
  but {actually} it was my fault
  It was, {actually}, a lucky day.
  That was my idea, {actually}.
  so {actually} I went back the next day
  yeah {actually} the school was closed
  {Actually} um I changed my mind
  because {actually} they paid us late
  We sold it all, {actually}, before noon.
  {Actually} the hardest thing was the noise
  and {actually} he said no
  I worked with the {actually} the night team
  but {actually} um nobody called us
  it was a good year {actually}
  okay {actually} there were two of them
  We measured what guests actually eat.
  Only two of the nine alarms were actually real.
  I asked if he had actually seen the invoice.
  it turned out that the valve was actually closed
  nobody believed that it would actually fly
  my job was to actually talk to people
  {Actually}, that was before the merger.
  {Actually} we never met in person
  I liked the night work, {actually}.
  and {actually} the customer was right about it
  so yeah {actually} it ended well
  I was, {actually}, the youngest in the room.
  {Actually}, I've never worked in sales.
  {Actually}, that reminds me of another project.
  I was, {actually}, quite nervous.
  It was fun, {actually}.
  {Actually} my first job was in a bakery
  and {actually} I stayed for six years
  but {actually} the customer was happy
  Well, {actually}, I prefer mornings.
  {Actually}, no, it was in March.
  it was a big mistake {actually}
  {Actually} um I think it was two years
  so {actually} what we did was call them
  {Actually}, let me rephrase that.
  yeah {actually} that is true
  because {actually} I had no experience
  it wasn't that hard {actually}
  That was, {actually}, the best part.
  {Actually} I would say both are important
  and {actually}, um, we won the prize
  {Actually}, to be honest, I was bored.
  I wanted to see how it actually works.
  We need to find out what actually went wrong.
  The machine was actually unplugged.
  Nobody actually checked the numbers.
  I was the one who actually wrote the code.
  It is not clear what the client actually wants.
  The plan actually saved us money.
  I don't think she actually meant it.
  They asked whether it had actually been tested.
  Did it actually arrive?
  it turned out he was actually the owner
  the results were actually better than expected
  I had never actually used the tool before
  we checked that the goods were actually there
  the time we actually spent was four hours
  to actually help people you have to listen
  what customers say and what they actually do differ
  the report that was actually sent was wrong
  few people actually read the manual
  she could actually do the splits
  it did actually happen that way
  the actual cost was what we actually paid
  {Actually}, yes, I have.
  {Actually}, we had the same problem twice.
  {Actually} my mother was a nurse too
  I liked it there, {actually}.
  and {actually} it was cheaper that way
  It's a funny story, {actually}.
  but {actually}, um, I didn't get the job
  {Actually} there were three of us
  So, {actually}, I called the supplier myself.
  because {actually} the client was right
  no {actually} it was a Tuesday
  {Actually} that's not true
  well {actually} I started earlier
  I was, {actually}, the only applicant.
  {Actually}, I think it was the other way round.
  they said no but {actually} they meant yes
  the noise was the worst part {actually}
  {Actually}, when I started, there was no kitchen at all.
  or {actually} let me start with the school
  {Actually} I'd rather talk about my second job
  We found out what it actually cost.
  I asked how many guests had actually booked.
  The drawing did not show where the pipe actually runs.
  No one was actually in charge.
  I can't remember who actually won.
  The lift was actually safe.
  It's actually the law in this country.
  I thought it was broken but it actually worked.
  They never actually met.
  the delivery actually arrived a day early
  if the patient actually needs it we call the doctor
  I want to actually finish what I start
  she was actually crying
  does it actually save time
  that is what actually happened
  people who actually do the work should decide
  he had actually stolen the money
  I doubt that they would actually pay
  we had to show that we actually cared
  nobody knows what it actually means
  {Actually}, that's my favourite story.
  {Actually} I did it twice
  It's my second language, {actually}.
  and {actually} he hired me on the spot
  {Actually}, the shop belonged to my aunt.
  but {actually} we finished early
  I was, {actually}, about to quit.
  {Actually} um can I take another example
  so {actually} the mistake was mine
  it was a good lesson {actually}
  because {actually} there was no budget
  {Actually}, let me start again.
  {Actually} we had two chefs back then
  yeah {actually} I remember it now
  That was, {actually}, my first patent.
  {Actually}, now that I think of it, there were six.
  no {actually} it was the other team
  well {actually} the school was private
  {Actually} nobody asked me before
  they were nice people {actually}
  I check whether the goods actually left the yard.
  It is the part of the job I actually love.
  He did not actually work there.
  We could see that the pump was actually running.
  The fee was actually lower than before.
  Who actually decides about that?
  It took us a day to see what was actually broken.
  Only half of them actually voted.
  I have actually met the founder.
  you need someone who can actually read the plans
  the guests actually applauded
  the number we actually need is ten
  she had not actually signed it
  I'm not sure that it would actually help
  the test showed that it actually floats
  most people never actually call back
  it is actually harder than it looks
  we found that the leak was actually upstairs
  when they actually arrived it was dark
  he is actually a doctor of law
  I want to see where the money actually goes
  {Actually}, I think I can explain that.
  {Actually} I was the youngest on the crew
  It went fine, {actually}.
  and {actually} I still use that method
  {Actually}, no, that was later.
  but {actually} we liked the old system
  He was, {actually}, very kind.
  {Actually} um it was my sister's idea
  so {actually} I learned it on the job
  the food was good {actually}
  {Actually}, we never found the reason.
  {Actually} when I got there it was closed
  because {actually} nobody had the key
  yeah {actually} I have two certificates
  It was, {actually}, the other way round.
  I wondered who actually used the room.
  We measured what was actually delivered.
  The lamp was actually on.
  She had actually written the book.
  They didn't actually say no.
  Is it actually legal?
  I saw how bread is actually made.
  people rarely actually complain
  this is what they actually pay for
  the door was actually locked from inside
  he could actually speak four languages
  the plan actually worked
  we never actually spoke
  you must actually touch the cloth
  it shows what the customers actually buy
  {Actually}, I changed careers two years ago.
  I was, {actually}, the team lead.
  {Actually}, let me correct that.
  It was my idea, {actually}.
  and {actually} I learned a lot from it
  {Actually} I have a good example of that
  {Actually}, yes.
  but {actually} it turned out fine
  So, {actually}, we missed the deadline.
  {Actually} um I think it was in 2019
  I didn't like it at first, {actually}.
  well {actually} I studied history
  {Actually}, the customer was very understanding.
  because {actually} the budget was fine
  I wanted to understand what actually caused the bug.
  He actually apologized the next day.
  We found out that the report was actually wrong.
  Did you actually talk to the customer?
  It actually improved our sales.
  The numbers were actually higher than expected.
  I needed to know who actually approved it.
  They never actually signed the contract.
  She was actually the first woman in that role.
  no one actually used the feature
  what I actually did was different
  the tool can actually save hours
  I want to see if it actually works
  the team had actually finished early
  {Actually}, the opposite was true.
  {Actually} I want to mention one more thing
  and {actually}, we became friends.
  That's why I'm here, {actually}.
  It is, {actually}, my dream job.
  but {actually} she never complained
  {Actually} um no
  so {actually} my degree has nothing to do with it
  {Actually}, can I start again?
  we were the winners {actually}
  I would love to see how you actually make it.
  He was actually right.
  The shop had actually been closed for a year.
  Nobody knew what was actually going on.
  She actually laughed.
  I have never actually been to Rome.
  We asked what they actually wanted.
  Is there anyone who actually likes it?
  the money that actually arrived was less
  it takes time to actually understand people`;
