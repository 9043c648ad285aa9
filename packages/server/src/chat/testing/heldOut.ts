import { phrasings } from './phrasings.ts';

/** Written after the assistant was finished, and never used for making it: how well it does with people it has not met. */
export const heldOut = phrasings(`
how-it-works: Explain to me how an interview session works
duration: Is twenty minutes the longest an interview can be?
interviewer: Who is going to interview me?
questions: Which questions does it ask?
pause-skip: May I pause in the middle of an answer?
typing: Is typing possible instead of talking?
cut-off: I got disconnected during my interview
how-often: Are practice interviews unlimited?
profile: How can I remove my resume again?
preview: How long is the preview?
report: What will I find in my feedback report?
report-missing: The report did not arrive
scores: How does the scoring work?
transcript: Speech recognition does not understand my words
share-report: Can I share the feedback with somebody?
trial: What does the free trial include?
trial-end: Do I have to cancel before the trial ends?
subscription: What are the benefits of subscribing?
price: How expensive is a subscription?
cancel: I'd like to cancel please
after-cancel: Will I keep access after cancelling?
refund: I need a refund for a wrong charge
change-card: Why was my payment declined?
renewal: Will it renew automatically every month?
sign-up: How can I create a new account?
log-in: I'm having trouble logging in
password: I need to reset my password
change-email: I want to use another email address for my account
delete-account: Delete my account now
export: How do I export my data?
microphone: Why doesn't my microphone work on my Mac?
no-sound: I can't hear anything
browsers: What browser should I use?
phone: Can I practise on a smartphone?
no-interviewer: Why is nobody joining my interview?
page-broken: I keep getting an error message
recorded: Are interviews recorded?
who-sees: Can employers see my reports?
erasure: How do I delete a single interview?
selling: Is my data sold to anybody?
smart-link: How do I share the smart link?
post-job: Where can employers post jobs?
employer-cost: When do employers have to pay?
private-link: I have not received my private link
candidate-result: Who decides whether I get the job?
contact: I need help from a real human being
prepare: Give me some tips to prepare
introduce: How do I introduce myself well?
salary: How should I negotiate my salary?
talking-habits: How can I use fewer filler words?
`);

/** Other things, written at the same time. */
export const heldOutUnrelated: readonly string[] = `
How do penguins sleep?
What is the currency of Japan?
How do I bake bread?
Which planet is the largest?
Can you compose a song about spring?
How do I hang a picture on a wall?
Who discovered penicillin?
What is a good gift for my mother?
How many strings has a violin?
Where do polar bears live?
`
  .trim()
  .split('\n');
