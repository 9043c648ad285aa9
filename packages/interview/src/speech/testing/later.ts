/**
 * Sentences of many trades about any of the words, written after the rules and without a look at them. At the first reading
 * precision was about 0.9 and recall 0.94; what they showed has gone into the rules since.
 */
export const later = `
We had {like} a huge backlog of returns when I joined.
The foreman looked at me like he had never seen a spirit level before.
I would like to work somewhere with a bit more variety.
And she was {like}, can you stay until nine?
He runs the bar like a small theatre.
There were {like} thirty trucks waiting outside the gate.
Nobody at the branch liked the new rota, but it worked.
I was {like} totally new to the trade back then.
It smelled like burnt rubber, so I shut the line down.
{So} we {like} moved all the beds to one side of the ward.
My mentor treated me like a colleague from day one.
I just {like} sat down with him and asked what was going on.
Tools like Jira help, but only when people update them.
My team was {like} super tired after the inventory.
Do you like working with the public?
it was {like} really cold in there and the compressor was making noise
i like that every delivery is a bit of a puzzle
we were {like} okay then let's call the supplier
the tablet looked like it had been dropped from a ladder
I had to, {like}, explain the same thing five times.
There is nothing like a full dining room on a Friday.
The thing is, {like}, nobody had checked the dates.
I felt like the only adult in the room.
they {like} never told us that the road was closed
I'd like to add one thing about the budget.
She writes code like other people write letters.
He said {like} three words during the whole meeting.
What is it like to work nights here?
I know what it's like to be the newest person on a team.
because {like} the patient couldn't speak and {like} the family wasn't there yet
Things like that happen when you skip the checklist.
We sold {like} half the stock in one weekend.
If you feel like talking, my door is open, I told him.
The manual was {like} two hundred pages long.
Customers like to be called by their name.
I would {like} drive out there every morning before six.
It's not like we had a choice.
Just like my father, I started as a roofer.
I was standing there {like} holding the ladder with one hand.
Unlike him, I like paperwork.
{So} I grew up on a dairy farm and started milking at twelve.
The queue was so long that it reached the car park.
I was the only one certified, so I stayed for the second shift.
{So}, the first thing I did was to call the landlord.
I think so, but I would have to look it up.
She left early so that I could close the register alone.
{So} um we had this client in Leeds.
And {so}, yeah, that was basically my year at the bakery.
The pump failed, so we drained the tank by hand.
There are only so many hours in a shift.
I'm not so sure that it was the software.
We didn't have a spare part, so I welded the old one.
{So} my name is Petra and I have been a paralegal for six years.
He was so angry he couldn't finish the sentence.
We do it by the book, and I'm proud to say so.
the budget was gone {so} yeah we had to improvise
I was ill at the time, so to speak, with ambition.
so far nobody has complained about the change
I checked the serial numbers, the dates and so on.
We had no interpreter, so I used pictures.
{So} what I did was I moved the two loudest kids apart.
it was raining so we covered the timber
Why did it take so long?
Even so, we opened on Monday.
I told her so in writing.
{So} basically we rebuilt the whole shelf plan.
He wanted it done by noon, so I skipped my break.
The more we tested, the more we found, and so we kept testing.
I have a degree in chemistry, {so}, um.
A month or so later they called me back.
{So} to answer your question, I would talk to the driver first.
They were short of staff, so they asked me to lead the team.
I learned so much from that one patient.
{So} there was this one guest who came every single day.
It was raining hard, {so}.
We were late, {right}, and the client was already in the room.
I turned right at the depot and saw the smoke.
{Right}, let me think about that for a second.
You have to get the mixture right the first time.
She was right about the invoice and I told her.
We had two crews, {right}, one on days and one on nights.
I went right back to the pharmacy.
{So} the pressure drops, {right}, and then the valve opens.
It is the patient's right to refuse.
The right tool for that job is a torque wrench.
I know the regulations {right} so I told him we can't do that.
{Right} {so} there was a leak under the sink.
All the numbers were right, but the currency was wrong.
We fixed it right there on the pavement.
My right hand was in a cast for six weeks.
It's about trust, {right}?
I put things right with the customer the same day.
Everyone has the right to a break.
You can't just leave a child alone, {right}, so I called my colleague over.
Is it right to charge them twice?
{So} I'm standing there, {right}, with forty covers and no chef.
{right} well the thing about scaffolding is you never trust it
He sits right next to the boiler.
Somebody had to do the right thing.
We were right on schedule until the storm.
she had the paperwork {right} but nobody had signed it
I couldn't tell whether the label was right.
The truck was coming from the right.
All right, I said, we do it your way.
we started at six {right} and by nine we were out of flour
Right after the audit I wrote a checklist.
I have human rights law on my CV, right up your street, I hope.
That didn't feel right, so I asked again.
{Right}, okay, where do I start?
The alignment has to be exactly right.
{Well}, I started out as a cleaner in the same hospital.
The launch went well and nobody had to work on Sunday.
I know the area well because I grew up there.
{Well} it depends on the size of the fleet.
As well as the rota, I looked after the petty cash.
He is well known in the trade.
And then, {well}, the whole server room went dark.
My colleague wasn't feeling well, so I took her tables.
{Well} I guess I would start with the numbers.
We drilled the well to ninety metres.
The kids responded very well to the new seating plan.
I could just as well have said nothing.
and {well} to be honest I was scared
They paid well, but the hours were brutal.
She speaks Polish and Czech as well.
{Well}, you know, every site is different.
The stew has to be stirred well before serving.
It might well happen again.
We were well over budget by then.
A well organised desk saves me an hour a day.
{Well}, no, that was not my decision.
It turned out well in the end.
He meant well, but it cost us the contract.
the customer was {well} let me put it nicely very direct
I get along well with difficult people.
Oh {well}, that's how it is in retail.
They might as well have closed the shop.
Well done, she said, and gave me the keys.
{Well}, the first month was hard.
I hope she gets well soon.
You need to know your limits as well.
The system copes well with two hundred users.
my boss said {well} you broke it you fix it
I slept well that night.
{Actually}, I'd rather talk about my second job.
The part was actually made in Italy, although the label said China.
I {actually} {actually} don't know the exact date.
We thought it was the cable, but it was actually the socket.
What actually happened was a wrong setting on the scale.
{Actually} yes, there was one time in Hamburg.
It was cheaper than we had actually planned.
Nobody had actually read the contract.
I was there for three years, four {actually}.
Did you actually see him take the money, I asked.
it's not that bad {actually}
{actually} we did that twice that summer
The customer who complained the loudest actually became our best one.
{So} {actually}, um, I was the youngest on the crew.
They said it was urgent, but when I called they didn't actually need it until May.
My first job, {actually}, was in a laundry.
I wanted to find out what people actually eat.
That is a good question, {actually}.
We counted the pallets and found that only forty had actually arrived.
He looked calm, but he was actually terrified.
and {actually} my sister works there too
The form asks for income, but what they actually want is proof of address.
I'm {actually}, {well}, quite shy.
It actually took longer by train than on foot.
{Actually}, no.
He claims to be a plumber, but he has never actually passed the exam.
I enjoyed it a lot, {actually}.
On paper we had ten volunteers, but only three actually came.
{So} I was the only electrician on the ship.
We had {like} two weeks to learn the whole catalogue.
The invoice was wrong, so the accountant sent it back.
People say I work like a machine, which I don't like hearing.
{Well}, in the beginning I was really just making tea.
He handled the horses so well that the owner hired him.
Are you sure that's right?
{Right}, {so} the second company was in Antwerp.
I wasn't, {like}, the manager, but I did the schedule.
The form didn't actually have a field for that.
I liked it there {actually}.
it was {like} every single morning the same story with the milk van
The dough has to rest so that it doesn't tear.
My uncle does plumbing as well, so I grew up with pipes.
{Well} {actually} it was the other way round.
She got right to the point.
Nothing went right that day.
I told them, {well}, we can either close or call for help.
There's a right way and a wrong way to lift.
That went down really well with the residents.
{So} what happened next?
and {like} the whole street was without power
I don't feel like I learned that much there.
He wanted something like a summary.
so many people applied that we had to do it in groups
we were so understaffed it hurt
I worked so hard for that certificate.
the gas was still on {right} and i could smell it
Our rights as tenants were on that sheet, on the right side.
It worked, and rightly so.
The old wells had to be closed.
Who actually signs the cheques there?
When I actually met him he was friendly.
{Actually}, can I give you another example?
We could {like} see the fire from the office.
It's {like}, the customer pays for your time, {right}, so you should be there on time.
My daughter likes it when I work from home, and so do I.
If it doesn't rain, so be it.
I know him quite well.
we painted it {like} bright yellow
I was {so} um nervous at first
To do that right you need two people.
You're right, it was {like} a year earlier.
The report was, {well}, a disaster.
You did well, she told me.
I had {actually} {like} no idea what a pivot table was.
{So}, um, yeah, that's how I got into it.
He spoke so quietly I could hardly hear him.
The engine sounds like a coffee grinder.
I would like that very much.
would you like me to go on
{like} honestly i never saw the contract
we were told to turn left and we turned right
I said {well} that's not how we do it here.
He was the right man at the right time.
Half the team had left, and so had the manager.
They were actually quite happy about the noise, which surprised us.
my back hurt {so} yeah i changed jobs
`;
