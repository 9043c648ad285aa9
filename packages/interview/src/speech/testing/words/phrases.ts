export const phrases = {
  'you know': `
    Do you know how a boiler works?
    As you know, the store opens at nine.
    I will let you know tomorrow.
    you know what it costs to train a dog
    the people you know help you most
    It was, {you know}, a long winter.
    and {you know} we did our best
    {You know}, I never liked the cold.
    they came in {you know} really angry
    we had to {you know} start again
    Did you know the building before the fire?
    We met the people you know from the site.
    it gets, {you know}, very hot in there
    and {you know} you learn to be patient
    I was, {you know}, a bit scared.
    {You know}, it's not easy to lead a team.
    and {you know} we had to adapt
    It was a challenge, {you know}?
    I like to, {you know}, keep things tidy.
    because {you know} customers come first
    we tried {you know} different approaches
    it's {you know} a small company
    I worked hard {you know} and it paid off
    {you know} when I started there was nobody
    Do you know the feeling?
    I don't know if you know the company.
    Let me know if you know someone.
    How do you know that?
    You know the answer already.
    As you know, the market changed.
    the more you know the better you work
    what do you know about our company
    It was, {you know}, a bit of a shock.
    {You know}, I never planned to be a manager.
    and {you know} the guests loved it
    we worked {you know} day and night
    it gets busy {you know} and then you forget
    Do you know what I did next?
    They tell you what you need to know and you know it by heart.
    Unless you know the region you get lost.`,
  'i mean': `
    That is what I mean by clean.
    I mean it when I say thank you.
    if I mean a day I say a day
    {I mean}, we were only two.
    but {I mean} the roof was gone
    {I mean} nobody told us
    it was fine {I mean} not great but fine
    You will see what I mean on the drawing.
    {I mean} it was my first job
    the pay was low {I mean} really low
    {I mean}, it was hard.
    It was good, {I mean}, really good.
    {I mean} I could have done better
    we were tired {I mean} exhausted
    but {I mean} that's normal
    You know what I mean.
    Do you see what I mean?
    When I say fast I mean under a minute.
    I mean what I say.
    by that I mean the cost
    {I mean}, who wouldn't?
    It was late, {I mean}, after midnight.
    and {I mean} it was only a rehearsal
    {I mean} my job was to count the boxes
    I see what you think I mean.
    That is exactly what I mean.`,
  'kind of': `
    It is a kind of glue for metal.
    What kind of pump did you use?
    we saw every kind of weather
    this kind of work needs patience
    It was {kind of} hard to hear him.
    I {kind of} took over the desk
    we were {kind of} lost at first
    they {kind of} forgot about it
    That was the first kind of contract I wrote.
    which kind of wood would you take
    I was {kind of} proud of the result
    it {kind of} fell apart in my hands
    It was {kind of} a mess.
    I {kind of} liked it there.
    we {kind of} had to improvise
    it's {kind of} like a puzzle
    he was {kind of} rude to me
    What kind of manager are you?
    It was a new kind of product.
    I enjoy that kind of challenge.
    all kinds of people come in
    some kind of error showed up
    It was {kind of} awkward.
    I {kind of} expected that.
    we were {kind of} stuck in the lift
    It's the kind of shop where people talk.
    What kind of training did they give you?
    any kind of feedback helps me`,
  'sort of': `
    It was {sort of} my idea.
    I {sort of} became the leader.
    they were {sort of} angry
    we {sort of} figured it out
    it's {sort of} complicated
    What sort of tasks did you have?
    That sort of thing happens a lot.
    I made some sort of list.
    it's the sort of job I want
    we sell this sort of cheese
    She {sort of} adopted me.
    it was {sort of} fun in the end
    the rules were {sort of} vague
    I like that sort of humour.
    What sort of salary do you offer?`,
  basically: `
    {Basically}, I ran the shop.
    So {basically} we had no choice.
    it was {basically} my job to fix it
    I {basically} did everything
    we just {basically} waited`,
  literally: `
    I was {literally} shaking.
    It {literally} took five minutes.
    {Literally} nobody came.
    we {literally} had no water
    I {literally} ran to the office
    He took it literally.
    The word literally means a small house.
    we translated the text literally`,
};
