/** Written when the rules were settled, and never looked at to change them. */
export const heldOut: Readonly<Record<string, string>> = {
  like: `
    My manager, {like}, disappeared for two weeks.
    we spent {like} half the budget on chairs
    I was {like} completely new to the field
    so {like} every morning we had a short meeting
    they {like} changed the locks without telling us
    He was {like} "you can start on Monday".
    it was {like} the biggest order ever
    I really wanted to {like} understand the machine
    the interview was in {like} a café
    we had {like} really strict rules about hygiene
    and then there were {like} three ambulances at once
    my job was {like} mostly phone calls
    she just {like} left the keys on the table
    you need {like} a lot of patience
    but {like} I don't regret it
    the whole thing took {like} an afternoon
    I'm {like} pretty organised
    Um, {like}, I don't have a degree.
    we could {like} swap shifts whenever we wanted
    the others were {like} we need to stop now
    I like it when a plan comes together.
    The chef would like you to call him back.
    He drives like my uncle.
    It feels like yesterday.
    We offer things like tea and biscuits.
    Do you like music?
    I would never treat a guest like that.
    Someone like you should run the place.
    It was like a dream.
    I don't like waste.
    They like the quiet in the library.
    a hotel like this needs two porters
    as I like to say every guest is a king
    she sounds like an expert
    it looks like we will open in May
    I like both parts of the job
    we worked like one big family
    many people like to pay in cash
    the test is nothing like the real flight
    I'd like a job with less travel`,
  so: `
    {So} I was born and raised in Galway.
    {So}, um, the main goal was to cut the waste.
    {So} we started with a pilot in two shops
    It's a small team, {so}, yeah.
    {So}, what I usually do is ask for feedback.
    uh {so} there was a conflict with a supplier
    {So} yes I am used to shift work
    {So} imagine a room with forty children
    and {so}, um, we had to cancel
    I never had an accident {so} yeah
    okay {so} my current role is half admin half service
    {So}, in short, it was worth it.
    {So} this is a bit embarrassing
    {So} the way I handle stress is I go for a run
    {So} my parents have a restaurant
    that was my last project there, {so}.
    It was so hot that the asphalt melted.
    I missed the bus, so I walked.
    We kept a list so that nothing got lost.
    They thanked us so often that it felt odd.
    I am not so good at drawing.
    The king said so.
    there was no lift so we carried everything
    she taught me so much
    he had a fever so I sent him home
    so many things went wrong that day
    the file was too big so I split it
    we need ten or so
    I promised it and did so
    I type slowly so I dictate
    my teacher was so strict
    do you think so too`,
  right: `
    {Right}, my name is on the list.
    {Right} so the second question was about money
    you train for years, {right}, and then you get one chance
    Everybody wants to be heard, {right}?
    we were all tired {right} so I made coffee
    the supplier was late {right} and the client was angry
    {Right} um it started as a hobby
    it's a tough market {right} you have to be quick
    {Right}, I see, so you mean my first job.
    the lights went out {right} and the alarm started
    {Right} okay my background is in retail
    I had nothing to lose {right} so I called him
    {Right}, two things come to mind.
    they didn't even apologise {right}
    people come in hungry {right} and they don't want to wait
    We need someone with the right licence.
    She was right behind me.
    I answered right away.
    The cut has to be right.
    You get it right with practice.
    It was the right thing to say.
    The tap on the right is cold.
    We took a right turn in the dark.
    He was right and I told him so.
    I ate right before the shift.
    every tenant has the right to heating
    put the book back in the right order
    we had to do it right
    the ball hit me right in the face
    is that right`,
  well: `
    {Well}, I left school at sixteen.
    {Well} let me start with the good news
    It was, {well}, an interesting time.
    and {well} that was the end of it
    {Well}, I would probably ask for help.
    {Well} um we sold everything twice
    I wanted to say no, but, {well}, I couldn't.
    {Well} there was this old man on the fourth floor
    but {well} it could have been worse
    {Well}, yes and no.
    so {well} we opened anyway
    {Well}, the short version is this.
    {Well} he never paid the bill
    {Well}, honestly, I was lucky.
    She explains things well.
    We were well paid for the extra hours.
    The new oven works well.
    My team did very well in the test.
    I know the harbour well.
    It all ended well.
    Some of us speak Welsh as well.
    I can handle criticism well.
    the paint held up well
    the parade went well and nobody was hurt
    he plays well under pressure
    it is well worth the price
    I sleep well on the train
    as well as tea we serve lunch
    I know him quite well
    they were well ahead of schedule`,
  actually: `
    {Actually}, I prefer to work alone.
    {Actually} it was a bit of both
    It tastes good, {actually}.
    and {actually} my mother helped me
    {Actually}, we met in a queue.
    but {actually} I had no idea
    He is, {actually}, younger than me.
    {Actually} um let me think again
    so {actually} we saved a lot of money
    I enjoyed the pressure {actually}
    because {actually} the shop was mine
    {Actually} the fire started next door
    yeah {actually} I can weld
    {Actually}, that is a good question.
    I want to know what the machine actually does.
    We saw that the door was actually open.
    Nobody actually got hurt.
    She had actually kept every receipt.
    He did not actually apply for it.
    The bridge actually moves in the wind.
    Do they actually read these forms?
    this is how we actually work
    it actually helped my back
    few of them actually came
    I need to actually see the wound
    they were actually quite friendly
    the part that actually broke was tiny
    who actually signed the contract`,
  'you know': `
    {You know}, it takes time.
    it's hard to explain {you know}
    we were, {you know}, exhausted.
    and {you know} people talk
    I wonder if you know my old school.
    Do you know why it failed?
    you know the answer when you see it`,
  'i mean': `
    {I mean}, it worked.
    it was cheap {I mean} almost free
    but {I mean} we tried
    you see what I mean
    I mean every word of it`,
  'kind of': `
    I was {kind of} nervous.
    it {kind of} worked
    there is a kind of bread without salt
    that kind of pressure is normal
    which kind of wood is it`,
  'sort of': `
    We {sort of} ran out of time.
    it was {sort of} dark
    this sort of thing is rare
    what sort of tea do you want`,
};
