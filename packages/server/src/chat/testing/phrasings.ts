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
required: Why does it say subscription required? | it says my trial has expired
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
`
  .trim()
  .split('\n');
