/**
 * What candidates of many trades say, without fillers, hedges and restarts, but with proper uses of words that can be
 * fillers. A "~" is where somebody who looks for words may put one.
 */
export const spokenSentences = `I worked for ~ three years in a small bakery near the harbour
We had ~ two ovens ~ and only one of them was new
The owner asked me to run the night shift ~ because ~ nobody else knew the dough
My task was to bake ~ forty loaves before the shop opened
I looked like a ghost in the mornings because of the flour
I like working with my hands and I like to see what I have made
One night the big oven stopped ~ and ~ we had no bread for the market
I called the technician right away and moved everything to the small oven
In the end we sold ~ every loaf by nine
The customers were so happy that they came back the next day
I learned to check the gas before every shift
At the hospital I looked after ~ twelve patients in ~ four rooms
One of them was ~ really afraid of the operation
I sat down next to her and explained what would actually happen
She slept well that night and the surgeon thanked me
We changed the plan for the handover ~ because ~ people forgot things like allergies
After a month the number of mistakes went down by ~ half
My colleagues said that it was the right decision
I would like to teach younger nurses in my next job
In my last company I was responsible for ~ six engineers
We had to move ~ thirty services to a new platform
The deadline was tight so I cut the work into small parts
Every part had an owner ~ and ~ a test that had to pass
I wrote the plan myself and showed it to the team
Two people said that it would not work as well as I hoped
They were right about the database and we changed that part
We finished ~ a week before the deadline
Nothing broke and the costs fell by ~ twenty percent
I was proud of the team because nobody worked at night
As a receptionist I speak with ~ hundreds of guests every week
A man came in ~ late at night and his room was taken
He was ~ very angry and started to shout
I stayed calm and offered him a room in the hotel next door
I drove him there myself and carried his bags
He wrote a letter to my manager and said that I had saved his trip
I know the town well and guests ask me for advice
On the building site I checked the scaffold every morning
Once a bolt was missing ~ and ~ I closed the whole side
The foreman was not happy about it at first
We found ~ two more bolts that were loose
Safety matters more than speed and I said so
In the warehouse we lost ~ ten pallets a month
I counted the stock with a colleague for ~ two weeks
The scanner at the gate did not read the old labels
We printed new labels ~ and ~ the losses stopped
I planned the routes for ~ eight drivers and did it so that nobody had to wait
One driver fell ill ~ and ~ I took his tour
I want this job because I enjoy solving problems with other people
Your company is known for good training and that is what I look for
I read a lot about your products and tried ~ three of them`
  .split('\n')
  .map((line) => line.trim());

/** Questions of the sessions. */
export const spokenQuestions = [
  'Tell me about your last job.',
  'Describe a problem that you solved.',
  'When did you have to decide quickly?',
  'Tell me about a time when you helped a colleague.',
  'What are you proud of?',
  'Why do you want this job?',
];
