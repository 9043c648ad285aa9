/** A way in which people ask, and the topics that answer it. */
export interface Phrasing {
  readonly text: string;
  readonly topics: readonly string[];
}

/** Reads lines of `topic or topic: question | question`. */
export const phrasings = (lines: string): Phrasing[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const at = line.indexOf(': ');
      const topics = line.slice(0, at).trim().split(' or ');
      return line
        .slice(at + 2)
        .split(' | ')
        .map((text) => ({ text: text.trim(), topics }));
    });

/** How people ask for each topic, spelling and all; the assistant was made with these in sight. */
export const knownPhrasings = phrasings(`
how-it-works: How does a practice interview work? | What happens in a practice interview? | can you explain how this works | what are the steps of an interview here
start or how-it-works: how do i start an interview | Where do I begin a practice session?
questions: What kind of questions will I be asked? | what does the interviewer ask | are the questions specific to my job
duration: How long does an interview take? | how many minutes is one session | is there a time limit for an interview
interviewer: Is the interviewer a real person or AI? | can I make the interviewer friendlier | who is the interviewer
pause-skip: Can I skip a question? | what if I need time to think | can it repeat the question
typing: Can I type instead of speaking? | I can't talk right now, can I write my answers | do I need a microphone
captions: Are there captions? | do you have subtitles
cut-off: I was cut off in the middle of an interview | my browser crashed during the interview, is everything lost | can I continue the interview where I left off
how-often: How many interviews can I do? | is it unlimited
camera: Do I need a webcam? | is my video on
jobs: Which jobs can I practice for? | can I practise for a nursing job
profile: How do I upload my resume? | can I paste a job description | where do I put my CV
preview: Can I try it without an account? | is there a demo | what is the free preview
languages: Can I practice in Spanish? | which languages do you support
text-chat: What can you help me with? | what can you do
report: When do I get my feedback? | what is in the report | how will I receive my report | What happens after the interview?
report-missing: I didn't get my report | my feedback email never arrived | where is my report, I can't find it
scores: How are the scores calculated? | what does my score mean | how do you grade my answers
score-wrong: I think my score is unfair | the report is wrong about me | can a person review my result
measures: What do words per minute mean | what are the pauses in the report | how do you count filler words
transcript: The transcript is wrong | it misunderstood what I said | how accurate is the speech recognition
replay: Can I listen to my answers again? | how can I hear the recording of my interview
history: Where can I see my past interviews? | can I see my progress
share-report: can I share my report with a friend | how do I print my report | download report as pdf
trial: How long is my trial? | how long is the free trail | tell me about the free trial
trial-end: What happens when the trial ends? | will I be charged after the trial | do I have to cancel the trial
trial-card: Do I need a credit card to start? | do you want my card for the trial
subscription: What is in the subscription? | what do I get if I pay | is premium worth it | what features does the membership have
subscribe: How do I subscribe? | where can I buy a subscription | I want to become a member
price: How much does it cost? | what is the price | how much is the subscription per month | how expensive is it
cancel: How do I cancel my subscription? | i want to cancle my subscripton | where can I unsubscribe | stop my membership please | how to end my subscription
after-cancel: Can I still practise after I cancel? | what happens to my access when I cancel | do I lose my reports if I cancel
resubscribe: I cancelled by mistake, can I undo it | can I subscribe again later
refund: Can I get a refund? | I want my money back | I was charged twice
payment-methods: Which payment methods do you accept? | can I pay with PayPal | is my card number safe with you
change-card: My payment failed | how do I change my credit card | my card was declined
renewal: When will my subscription renew? | does it renew automatically | when is my next payment
invoice: I need an invoice | where can I find my receipt
discount: Is there a student discount? | do you have a promo code | team plans?
status: How do I see whether my subscription is active? | how many days are left in my trial
required or trial-end: Why does it say subscription required? | it says my trial has expired
sign-up: How do I create an account? | I want to sign up
log-in: I can't log in | login doesn't work | I'm locked out
password: I forgot my password | how do I change my password | reset pasword
reset-mail: The password reset email never came | my reset link has expired
change-email: How can I change my email address? | I registered with the wrong email
delete-account: How do I delete my account? | please remove my account | close my account
export or share-report: Can I download all my data? | I want a copy of my data
age: Can my 16 year old daughter use this? | how old do I have to be | is it ok for minors
account-security: I think my account was hacked | somebody else uses my account | can I share my account with a friend
log-out: how do I log out
microphone: My microphone is not heard | mic not working in chrome | the interviewer can't hear me | it says microphone blocked | how do I allow the microphone on my iphone | my micrphone doesnt work
no-sound: I can't hear the interviewer | there is no sound | I hear nothing
devices: How do I choose another microphone? | can I use my bluetooth headset
noise: There is a lot of noise in my room | echo on the line
browsers: Which browsers are supported? | does it work in Firefox | can I use Safari
phone: Does it work on my phone? | is there an app | can I use a tablet
connection: My internet is slow | the connection is bad
no-interviewer: It is stuck on connecting | the interviewer does not come | nobody joins the room
page-broken: The page is blank | I get an error | your website is broken
accessibility: Does it work with a screen reader? | will my accent lower my score
theme: Is there a dark mode?
privacy: What data do you collect? | how do you protect my privacy | is my data safe
recorded: Am I being recorded? | do you record my voice
who-sees: Who can see my interviews? | will my boss find out | do employers see my practice interviews
erasure: How do I get my data deleted? | how long does it take until my data is erased | delete my recordings
retention: How long do you keep my data? | how long are transcripts stored
selling: Do you sell my data? | do you train your AI on my interviews
location: Where are your servers? | is my data stored in Europe
emotions: Do you analyse my emotions? | do you judge my face
cookies: Do you use cookies?
ai-providers: Which AI do you use? | do you use chatgpt
rights: How can I withdraw my consent? | what are my rights under the GDPR
legal: Where are the terms of use?
post-job: How do I post a job? | we are a company, how can we use this | I want to hire people with this
smart-link: What is a smart link? | how does the smart link work
employer-cost: What does it cost for employers? | is posting a job free | how much do I pay per candidate
private-link: I lost the private link to my job post | where do I see my candidates
unlock: How do I contact a candidate? | when am I told about a good candidate
edit-job: How can I close my job post? | can I change the questions of my job post
job-limits: How long may a job description be?
fair-hiring: Does the AI decide who gets hired? | is it biased
candidate-interview: I got a link from a company, what do I do | how does the interview work for candidates
candidate-cost: Does the interview cost anything for candidates? | do I have to pay for an interview by smart link
consent: Do I have to agree to be recorded? | what if I don't want to be recorded
candidate-result: Did I get the job? | when do I hear from the employer
candidate-again: Can I redo the employer's interview? | can I retake the interview
contact: How can I contact support? | I want to talk to a human | do you have a phone number
what-is-it: What is Viva? | what is this website for
hours: Is it available at night? | do I have to book an appointment
feedback-idea: I have a suggestion | I want to make a complaint
blog: Where is your blog? | where do I find sample questions
guarantee: Will this get me a job? | does it really help
prepare: How do I prepare for an interview? | any tips for my interview tomorrow
star: How should I structure my answers? | what is the STAR method
mistake: How should I tell about a mistake of mine? | what do I say about a failure
introduce: How do I answer tell me about yourself | how should I introduce myself
strengths: What should I say about my weaknesses? | what are good strengths to mention
why-this-job: How do I answer why do you want this job
salary: How do I talk about salary?
own-questions: What should I ask the interviewer at the end?
nerves: I am so nervous | how can I calm down before the interview
talking-habits: How do I stop saying um | my answers are too long
experience-gap: How do I explain a gap in my CV? | I have no experience
dress: What should I wear?
how-it-works: Could you walk me through what a mock interview with you looks like?
duration: Roughly how long will one of these sessions last?
questions: What sort of things am I going to be asked in the interview?
pause-skip: What do I do if I can't think of an answer and want to skip it?
typing or accessibility: I am deaf, can I just type?
cut-off: My laptop died halfway through the interview, do I have to start again?
profile: Where can I upload my CV so that it knows my background?
preview: I'd like to try it out first without registering
report: When will the feedback be in my inbox?
report-missing: I finished an hour ago and still haven't received any report
scores: On what basis do you grade people?
replay: Can I hear a recording of myself afterwards?
trial: how many days can I use it for free
trial-end or trial-card: Will you take money from my card when the free trial is over?
subscription: What exactly is included in the premium membership?
price: How much would I have to pay every month?
cancel: I don't want to pay any longer, how do I end my membership?
cancel: pls help me cancell my subscribtion
refund: I'd like my money back for last month
change-card: My bank card expired, how do I enter a new one?
invoice: Could you send me a receipt for tax purposes?
discount: Do students get it cheaper?
status: Is my subscription still active?
log-in: It won't let me log in
password: I can't remember my password
reset-mail: I asked for a new password but no email came
delete-account: I'd like to delete my profile and everything in it
age: My son is 15, may he use it?
microphone: You can't hear me, the mic seems to be blocked in Edge
no-sound: the interviewer is talking but there's no audio
browsers: Will it run in Safari?
phone: Can I do the interview on my iPad?
no-interviewer: I've been waiting but no interviewer shows up
page-broken: The site shows an error message when I open it
privacy or retention: What do you do with my personal information?
recorded: Is everything I say being taped?
who-sees: Could a future employer look at my practice interviews?
selling: Are you going to sell my data to third parties?
location: In which country is the data kept?
post-job: We'd like to screen applicants for a vacancy, how do we begin?
employer-cost: What would it cost our company to post a vacancy?
private-link: I can't find the link to manage my job posting
candidate-interview or smart-link: A company sent me an interview link, what happens when I open it?
candidate-cost: Does a candidate need a subscription?
contact: Is there an actual person I could speak to?
prepare: I have a job interview on Monday, what should I do to get ready?
strengths: What's a good answer to what is your greatest weakness?
nerves: I get terribly anxious in interviews
how-it-works or what-is-it: I'm new here, how does all of this work?
start: Where do I click to begin practising?
duration: What's the maximum length of an interview?
interviewer: Am I going to talk to a human or a computer in the interview?
questions: Can I see what questions come up for a marketing job?
typing: My voice is gone today, is typing my answers okay?
captions: Will I see subtitles of what the interviewer says?
cut-off: The connection broke while I was answering. Is my interview gone?
how-often: Is there a limit on the number of practice sessions?
camera: Does the camera have to be on?
languages: Do you offer interviews in French?
profile: I want the questions to match a job description, where do I add it?
preview: Is there a demo version I can test?
report: What does the feedback report contain?
report-missing: Your email with my results hasn't come, I checked my spam
scores: Why did I get only 50 points? How is that calculated?
score-wrong: I don't agree with my rating, can somebody check it?
transcript: The captions got my words wrong
share-report: How can I send my report to my coach?
history: Where do I find my old interviews and reports?
trial: Do you have a free trial and how many days is it?
trial-end: After the trial, does it automatically become a paid subscription?
price: What are your prices?
subscribe: Where can I upgrade to premium?
cancel: How do I get out of my subscription?
after-cancel: If I cancel today, can I keep using it until the end of the month?
refund: You charged me twice this month!
payment-methods: Do you take Visa or PayPal?
renewal: On which date will I be charged next?
status: How can I check if I'm subscribed?
sign-up: I would like to register, how do I do that?
password: How can I set a new password?
change-email: I have a new email address, can you update it?
erasure or delete-account: Please erase everything you have stored about me
export: Can I get a copy of everything you know about me?
microphone: Chrome says that the microphone is blocked
devices: It uses my laptop mic but I want my headset
connection: The sound keeps lagging because of my wifi
emotions: Does the software read my facial expressions?
selling: Will my answers be used to train an AI?
smart-link: Where do I find the smart link for my candidates?
unlock: I'm an employer, when do I find out who the candidate is?
consent: Must candidates agree to the recording?
candidate-result: When will the company tell me whether I got the job?
contact: What's your support email address?
star: How do I structure a good answer?
own-questions: Which questions could I ask the employer at the end?
salary: What do I say when they ask about salary expectations?
experience-gap: I was unemployed for two years, how do I explain that?
talking-habits: I talk way too fast when I'm nervous
how-it-works: Please describe how a mock interview goes
start: I'm logged in, how do I get an interview going?
duration: Will an interview take longer than half an hour?
interviewer: Is it possible to have a stricter interviewer?
questions: Does the interviewer ask technical questions?
pause-skip: Is it okay to stay quiet for a while to think?
typing: Can I use the keyboard for my answers instead of talking?
cut-off: I accidentally closed the tab in the middle of my interview
how-often: Can I do several practice interviews a day?
camera: Does anyone see me on video?
languages: Is it possible to practise in German?
profile: Can the interview be based on my resume?
preview: Can I have a quick try without signing up?
report: How do I receive feedback after practising?
report-missing: No report in my inbox so far
scores: What is a good score?
score-wrong: My report is unfair, I want someone to look at it again
transcript: The speech recognition keeps misunderstanding me
replay: Is there a recording that I can listen to later?
history: Can I compare my latest interview with the previous ones?
trial: When does my trial start?
trial-end: What comes after the 7 days, do I pay automatically?
trial-card: Do I have to enter my card details at the beginning?
subscription: Why should I subscribe?
price: Could you tell me the monthly fee?
cancel: Where's the button for cancelling?
cancel: I wish to terminate my plan
refund: Do I get my money back if I'm not satisfied?
payment-methods: Is paying by card secure?
change-card: The checkout refused my card
invoice: Our accountant needs an invoice from you
resubscribe: I changed my mind about cancelling, how do I reactivate?
log-in: Logging in fails every time
password: pasword forgoten, what now
reset-mail: The link for resetting my password has expired
delete-account: I want my account gone
age: Are teenagers allowed to use it?
microphone: No matter what I do my microphone stays muted in Safari
no-sound: I see captions but don't hear any voice
browsers: Do I need a certain browser?
no-interviewer: It has been connecting for five minutes
privacy: Is what I say confidential?
recorded: Do you save audio of my voice?
who-sees: Does my current employer find out that I practise here?
retention: For how long will my transcripts be stored?
rights: How do I withdraw my consent?
post-job: We want to interview applicants for our vacancy
employer-cost: Is it free for companies to post a job?
edit-job: Our position has been filled, how do I close the posting?
candidate-cost: I was invited by an employer, do I have to pay?
candidate-again: Can I take the employer's interview a second time?
contact: Give me the email of your support team
introduce: How do I begin when they say tell me about yourself?
mistake: They always ask about failures, what do I say?
dress: Which clothes are right for an interview?
after: Should I send a thank you email afterwards?
how-it-works: What happens when I press Practice Interview?
how-it-works: I have never done this, how does an interview here work?
start or how-it-works: What do I have to do to start practising?
duration: How much time should I plan for an interview?
interviewer: Is it a machine that interviews me?
interviewer: Can I choose a demanding interviewer?
questions: Are the questions different for every job?
pause-skip: Can I ask it to repeat what it asked?
typing: I don't want to talk, is there a way to type?
captions: Can I turn on captions?
cut-off: My browser froze and I lost the interview
how-often: How many times may I practise?
camera: Is a webcam necessary?
jobs: Can I practise for a job as an accountant?
profile: Which file formats can my resume have?
preview: Can I test it without creating an account?
languages: Does the interviewer speak Italian?
report: Do I get feedback by email?
report-missing: I never received the report of yesterday's interview
scores: How do you come up with the score?
score-wrong: The score is wrong, can a human review it?
measures: What does the report say about pauses and filler words?
transcript: It wrote down the wrong words
replay: I want to hear my own answers
history: Is there a list of all my past reports?
share-report: Can I save the report as a PDF?
trial: Is there a trial period?
trial-end: Is my card charged automatically once the trial ends?
trial-card: Can I start without giving my credit card?
subscription: What does the subscription offer me?
price: Tell me the price please
cancel: cancel subscription
cancel: How can I cancel the renewal?
refund: How do refunds work?
payment-methods: Which cards do you accept?
change-card: I want to use a different credit card
renewal: Does my membership renew by itself?
invoice: Can I get an invoice for my company?
discount: Any coupon codes?
status: Where can I see when my subscription ends?
sign-up: Where can I register?
log-in: I am unable to sign in
password: Forgot pasword
delete-account: How can I permanently delete my account?
age: Is there a minimum age?
microphone: Firefox does not let me use my microphone
microphone: my mic is not working
no-sound: There's no sound from the interviewer
browsers: Does it work with Opera?
phone: Is there an Android app?
no-interviewer: The room says connecting and nothing happens
privacy: How is my data protected?
recorded: Is the conversation recorded?
who-sees: Who gets to see my answers?
retention: How long do you store recordings?
location: Where is my data stored?
emotions: Do you detect emotions?
post-job: How can my company post a vacancy?
employer-cost: How much does it cost to hire someone through you?
unlock: How do I get the contact details of a candidate?
candidate-interview: I got an invitation link for an interview, what now?
candidate-cost: Are smart link interviews free for candidates?
consent: What if a candidate refuses to be recorded?
candidate-result: When do I hear back from the company?
contact: How do I reach a real person?
prepare: What's the best way to prepare for a job interview?
star: How do I answer behavioural questions?
strengths: What are typical weaknesses to mention?
nerves: What can I do against nervousness?
`);

/** Questions about other things: the assistant has to say that it does not know. */
export const unrelated: readonly string[] = `
What is the capital of France?
How do I cook pasta?
Who won the world cup in 2018?
What's the weather like tomorrow?
Write me a poem about the sea
How much does a pizza cost?
What is the price of bitcoin?
How do I cancel my Netflix subscription?
Can you translate this into Latin?
How do I train my dog?
What is 17 times 23?
Tell me a joke
Who is the president of the United States?
How do I fix a flat tyre on my bicycle?
Which phone should I buy?
How long does it take to boil an egg?
Can you write Python code that sorts a list?
What is the meaning of life?
How tall is Mount Everest?
Is it going to rain on Sunday?
How do I reset my iPhone to factory settings?
What's the best restaurant in Berlin?
How do I record a podcast?
When was the French Revolution?
Can you book me a flight to Rome?
How do I get rid of ants in the kitchen?
What is quantum entanglement?
How do I grow tomatoes?
Do you like football?
How many planets are there?
What medicine helps against headaches?
How do I file my tax return?
Where can I watch the new Batman film?
What is the exchange rate of the yen?
Can my landlord raise the rent?
How do I change the oil of my car?
Summarise the plot of Hamlet
What time is it in Tokyo?
How do I knit a scarf?
Give me a recipe for lasagne
What is the fastest animal?
Should I invest in stocks?
How do I cancel my gym membership?
What is the boiling point of ethanol?
How do I delete my Instagram account?
How do I remove a red wine stain?
Which team plays in the final tonight?
Can you explain how photosynthesis works?
What is the fastest train in Japan?
How do I paint a wall?
Who wrote Don Quixote?
What should I feed my cat?
Convert 12 miles to kilometres
How many calories are in a banana?
Write a Java program that prints primes
What is the cheapest way to travel to Portugal?
How do I unclog a sink?
How do I sharpen a kitchen knife?
Who painted the Mona Lisa?
What's a good name for a hamster?
How deep is the Pacific Ocean?
Can you solve x squared equals nine?
When does the supermarket close?
Is coffee bad for you?
How do I plant roses?
What was the score of the match last night?
Recommend me a science fiction novel
How do I set up a printer?
What's the best way to learn the guitar?
What is the population of Canada?
How do I tie a bow tie?
Who invented the telephone?
Which wine goes with fish?
How can I lose weight quickly?
What does the word ephemeral mean?
Is there life on Mars?
How do I get a visa for Australia?
Can you recommend a hotel in Vienna?
How often should I water a cactus?
What's the difference between a crocodile and an alligator?
Draw me a picture of a castle
How do I restart my router?
How far away is the moon?
What rhymes with orange?
How do I make pancakes?
Who is the king of Spain?
Can you play chess?
What's the tallest building in Dubai?
How do I remove wallpaper?
Which vitamins are in carrots?
How do I fold a paper plane?
What year did the Titanic sink?
Tell me about the history of Rome
How do I iron a shirt?
`
  .trim()
  .split('\n');
