export const likeAgain = `
  I just, {like}, froze in the middle of the presentation.
  And I'm {like}, okay, what now?
  So {like}, I decided to quit.
  The project was {like} a total mess.
  It was {like} a huge deal for us.
  He {like} totally ignored my suggestion.
  They were {like} super friendly to everyone.
  I think it's {like} important to communicate.
  {Like}, honestly, I didn't care about the title.
  You know {like} when you forget a name.
  She was {like}, no way, that can't be true.
  The training took {like} forever.
  I would {like} always double check my work.
  He wanted me to {like} rewrite the entire report.
  My role was {like} basically to keep everyone calm.
  I was working {like} twelve hours a day.
  It's not {like} a big problem for me.
  My colleague {like} never responded to my emails.
  we had {like} these weekly meetings
  I was in charge of {like} the whole marketing side
  this was {like} during the pandemic
  there was {like} a lot of pressure from above
  I had to {like} figure out everything by myself
  we were {like} trying to meet a deadline
  I kind of {like} took the lead
  it was {like} hard for me to say no
  it felt {like} really good to help
  I started doing {like} little videos for the team
  it was {like} my second year at the firm
  and I said {like} let's just try it
  They treated me like family.
  There's no place like this one.
  She is like a sister to me.
  I have skills like communication and leadership.
  I felt like giving up at that point.
  Would you like some water?
  He runs like the wind.
  Just like my father, I became an engineer.
  It sounds like you know what you want.
  I like collaborating with designers.
  My manager and I like the same music.
  I'd like to apply what I learned.
  Companies like Google hire thousands of people.
  It was like a dream come true.
  We don't like to waste time.
  They acted like nothing had happened.
  I like that the role is remote.
  you can ask me anything you like
  I always treat patients like I would treat my parents
  what they like about me is my honesty
  in a case like this I escalate
  the office is like a second home to me
  both of them like chess
  it was nothing like I expected
  we need more people like you
  it seemed like the right thing to do
  I'm more like a coordinator
  we used tools like Slack to stay in touch
  he spoke to me like a friend
  I like being challenged
  I was in, {like}, a really bad mood that day.
  My team was {like} scattered across three countries.
  They gave us {like} no information at all.
  The app would {like} crash every ten minutes.
  I didn't {like} plan to become a nurse.
  She always {like} found a way to calm people down.
  It was a {like} two-hour drive each way.
  We built {like} a small prototype in a weekend.
  I feel {like} maybe I should have said something.
  You could {like} feel the tension in the room.
  So my boss was {like} can you take this over
  I'm {like} a very curious person
  people were {like} leaving every month
  we used to {like} meet every Friday
  it's {like} every day something new
  and the client is {like} why is this late
  my desk was {like} right next to the printer
  I've {like} never missed a deadline
  we grew from {like} ten to fifty people
  the first year was {like} chaos
  it's not that {like} I was lazy
  um it was {like} a summer job
  he was {like} my first real mentor
  and I {like} I didn't want to disappoint anyone
  they were {like} so what do we do now
  I try to {like} listen before I speak
  when {like} everything went wrong at once
  the office had {like} a gym and a garden
  sometimes I {like} write things down twice
  that was {like} one of the best days
  I like the way your team works.
  Teamwork is like a puzzle.
  What do you like to do in your free time?
  I would like for us to grow together.
  My experience is a lot like yours.
  She looks just like her sister.
  I like it best when I can focus.
  Things like this happen in every kitchen.
  I'd like that.
  He always makes me feel like I matter.
  You sound like my old boss.
  Like any good nurse, I stay calm.
  We don't have clients like that anymore.
  I like both working alone and in a team.
  It looked like it was going to fail.
  My coworkers like my cooking.
  some people like pressure and some do not
  I want to be treated like everyone else
  it works like a charm
  there was something like a fight
  I like my coffee black
  we had patients like him every week
  did they like your proposal
  in a field like medicine you never stop learning
  the result looked nothing like the picture
  I rarely like the first draft
  if you'd like I can show you
  she shops here because she likes it and I like her
  a team is only as good as people like Maria
  I know what it feels like`;
