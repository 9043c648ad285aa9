export const right = `
  I checked that the dose was right.
  The switch is on the right.
  We called the doctor right away.
  Turn right at the gate and park there.
  That was the right decision for the team.
  I want to get it right the first time.
  she was right about the leak
  everything was all right in the end
  I hold the knife in my right hand
  he stood right behind the forklift
  you have the right to refuse unsafe work
  we did it right after lunch
  it did not feel right to leave her alone
  I had to find the right words for the family
  he came right back with the part
  I asked the right questions at the start
  {Right}, the first job was in Leeds.
  {Right}, so we opened at six.
  You have to clean the filter first, {right}?
  and then the customer calls {right} and nobody answers
  we had two vans {right} and one broke down
  {Right} so I took over the till
  it is a small shop {right} so you do everything
  So the pipe bursts, {right}, and I run down.
  {Right} um I studied in Hull
  because {right} you never know who comes in
  {Right} okay the hardest part was the roof
  and {right} we had no time left
  It was a Sunday, {right}, and we were full.
  I am the only plumber {right} so they ring me
  {Right} then I went to the manager
  the form was wrong {right} and nobody saw it
  The right dose depends on the weight of the child.
  We put the sign right next to the door.
  He proved that my figures were right.
  I went right to the top of the company with it.
  the second cabinet on the right was empty
  I want my crew to do things right even on Fridays
  {Right}, let me start with the school.
  So the server goes down, {right}, and everyone looks at me.
  we were the only shop open {right} and the queue was huge
  {Right} well I grew up on a farm
  you weld from the bottom up {right}
  and the thing is {right} they never paid
  {Right}, so my first job was in a call centre.
  {Right}, I would say communication.
  So we had this customer, {right}, and she was furious.
  You have to check the oil first, {right}?
  It's all about trust, {right}?
  and I was the only one there {right} so I had to decide
  {Right} let me think about that
  you know how it is {right} you never have enough time
  the thing is {right} that nobody told me
  Everyone makes mistakes, {right}, but you have to own them.
  {Right} um I think I would start with the data
  we had a deadline {right} and the client kept changing things
  so I'm standing there {right} with forty plates
  Okay, {right}, so the task was to cut costs.
  {Right} so in my last role I was a team lead
  because that's what customers want {right}
  {Right} the biggest challenge was the language
  if you don't document it {right} then nobody knows
  {Right}, yeah, I can give you an example.
  I wanted to help {right} because she was new
  I made the right decision under pressure.
  We placed the right people in the right roles.
  It felt right to tell the truth.
  He was right about the figures.
  I turned right at the lights.
  I replied right away.
  They called me right after the interview.
  It's on the right side of the screen.
  I have the right qualifications for this role.
  You're right, that was my mistake.
  Everything went right that day.
  I was right there when it happened.
  Patients have the right to know.
  She sat right next to me.
  I got it right the second time.
  We did the right thing.
  All right, let's start.
  the lift is right behind the desk
  doing it right matters more than doing it fast
  I asked if I was doing it right
  we need to find the right balance
  I fixed it right there and then
  my right hand was hurt
  right now I work as a barista
  I always put the tools back in the right place
  they stood up for their rights and they were right
  it was just the right moment
  if the price is right people buy
  the right way is to ask first
  I started right out of school
  {Right}, well, I grew up on a farm.
  {Right}, so there were two options.
  You press the green button, {right}, and the belt starts.
  That's the whole point of a handover, {right}?
  we had no heating {right} and it was December
  {Right} so I spoke to the union first
  and he just left {right} without a word
  customers don't read the label {right}
  so I had the keys {right} and I opened the store
  {Right}, I'd say it was in 2018.
  {Right} okay um I remember one case
  the first thing {right} is safety
  it was my first day {right} and the oven exploded
  {Right}, that would be the summer party.
  you can't serve it cold {right} so we waited
  we want happy guests {right} that's the goal
  {Right} um so we called the police
  she was the only one who knew the code, {right}, so we had a problem
  I think honesty is the right policy.
  The cable goes into the right socket.
  We start right at six.
  You were right to call me.
  It's not right to shout at people.
  I checked right away whether he was hurt.
  The right tool saves an hour.
  My boss said I was right.
  We live right by the station.
  I did all the right things and still lost the client.
  They have every right to complain.
  I hope I pronounced that right.
  i put the boxes on the right and the bags on the left
  the patient fell right in front of me
  that is exactly right
  we turned the numbers right around
  she has the right attitude
  it took three tries to get the colour right
  I knew right from the start
  the report had to be right
  in the right conditions it grows fast
  someone has to make the right call
  {Right}, I remember that one very well.
  The trick is to listen, {right}, before you talk.
  You want the guests to come back, {right}?
  my boss was away {right} so I signed the form
  {Right} so the story begins in Oslo
  he never tested the alarm {right} and then it failed
  {Right}, where do I start?
  the bread has to rest {right} otherwise it falls apart
  {Right} well there were two candidates
  {Right}, first I would make sure that everyone is safe.
  people get angry {right} when the train is late
  I'm new at this school, {right}, and the bell rings.
  it was a public holiday {right} so nobody answered
  {Right} um my last position was in Ghent
  we only had one ladder {right} and two roofs
  that's the beauty of teamwork {right}
  {Right} I think I would start with the numbers
  and {right} the customer wanted his money back
  The rules changed in May, {right}, and we had to retrain.
  {Right}, okay, I see what you are asking.
  She gave me the right change.
  The second door on your right is the office.
  I was not sure that I had the right key.
  You need the right mixture of sand and cement.
  He knew right away that something was wrong.
  The timing was just right.
  I parked right outside the gate.
  Your estimate was right.
  I would do it right the next time.
  That doesn't seem right to me.
  Every child has a right to education.
  the arrow points right
  we stopped right before the bridge
  it felt right from day one
  I took a right at the church
  the bolt must be tightened right
  am I right in thinking that you open at nine
  we hit the target right on schedule
  it was right of him to apologise
  the right answer came from the trainee
  I asked for the right to see my file
  they put the labels on right side up
  {Right}, so I'm currently working as a barista.
  {Right}, that's a tricky one.
  you start at the bottom {right} and you work your way up
  It's a family business, {right}, so everybody helps.
  The client says no, {right}? And we had already paid.
  nobody reads the contract {right} they just sign it
  {Right} I was nineteen at the time
  they had a target {right} and we missed it
  {Right} um there's one example I can think of
  the gate was closed {right} so I climbed over
  {Right} so basically I plan the routes
  you can't argue with the weather {right}
  because it's not about money {right} it's about respect
  {Right}, we had two weeks to move the archive.
  He gave me the right advice.
  The bus stops right outside the hotel.
  I was in the right place at the right time.
  The invoice was right after all.
  Nobody got it right at first.
  Keep your right foot on the brake.
  I reported it right away.
  We should treat animals right.
  they are right to be careful
  hold the lamp right above the wound
  my mother was right about him
  I wanted a job right after school
  it is right there on the label
  she made the right choice
  you are absolutely right
  people have the right to be heard
  {Right}, I'll give you an example from last year.
  {Right} so the plant closed in 2020
  you have a plan, {right}, and then reality hits
  That's what the customer pays for, {right}?
  the kids were hungry {right} so we served early
  the manual was in Chinese {right} and I had to guess
  {Right} um I would call my supervisor first
  nobody tells you that {right} you find out yourself
  {Right}, the second point is cost.
  we were new there {right} and they tested us
  {Right} well that is a long story
  it's always the small things {right}
  {Right}, so, we had a power cut.
  they promise a lot {right} but nothing happens
  I found the right partner for the job.
  It took me a while to get it right.
  He left right after lunch.
  The scale shows the right weight.
  I was right to wait.
  The switch is to the right of the door.
  They offered the job right away.
  Was that the right way to do it?
  the customer was right and I said sorry
  we meet right here every morning
  my right shoulder still hurts
  I need the right shoes for that
  it went right to the final
  every worker has the right to a break
  the colours have to be right
  at the right temperature it melts slowly
  {Right}, so, I started my career in banking.
  You have to put the customer first, {right}?
  We had a tight budget, {right}, so we improvised.
  {Right}, good question.
  it was my first job {right} so I was nervous
  {Right} so when I joined the company it was tiny
  you get the requirements {right} and then they change
  {Right}, let me think about that for a second.
  I was the new guy {right} and nobody listened to me
  and then {right} the client called
  Everyone had an opinion, {right}, but no one had a plan.
  that's the challenge with remote work {right}
  {Right} yeah so I talked to my manager
  we want to grow {right} but we need people
  I was on the right track.
  She always knows the right thing to say.
  I think I made the right choice.
  You have to do what is right.
  I got promoted right after the project.
  We need to act right now.
  He was right next to me.
  They hired the right person.
  I make sure that everything is right before I submit it.
  My manager said I was right about the risk.
  I believe I'm the right fit for this role.
  The data was right there in front of us.
  I wanted to do it right from the beginning.
  all rights belong to the company and that is right
  I went right back to work
  turn right after the reception
  {Right}, so what I did was split the work.
  you need a licence for that, {right}?
  we were friends {right} and I had to fire him
  {Right}, the salary question.
  she says yes {right} and then she calls in sick
  he was the boss {right} so nobody said a word
  {Right} and after that I moved to Spain
  it's like a family {right} everybody argues
  that's how you learn {right}
  {Right}, I mean, it was not my decision.
  You have the right attitude.
  I parked on the right.
  He hit the nail right on the head.
  We are doing the right things.
  It was right before Christmas.
  Nobody is always right.
  I told her she was right to complain.
  I went right home.
  did I spell that right
  make it right with the customer`;
