import type { ContentTriple } from './contentTriple.ts';

/** Offices, numbers and software. */
export const officeTriples: readonly ContentTriple[] = [
  {
    id: 'developer-outage',
    title: 'software engineer',
    question: {
      text: 'Tell me about something that kept going wrong until you found the cause.',
      competency: 'problem-solving',
    },
    strong:
      'In 2023 our checkout at Northwind timed out every Monday at about nine, for maybe ten minutes, and each time somebody restarted the service and that was that. I was on call for the third one and I wanted to end it. I pulled the slow query log for six Mondays and lined it up with our cron jobs, and nothing matched. Then I looked at the database’s own maintenance and saw that a vacuum of the orders table began at 8:55, because the threshold was reached over the weekend. I reproduced it on a copy, lowered the threshold for that one table so that it ran in small pieces at night, and added an alert on lock waits. The timeouts stopped; that was fourteen months ago. It had cost us around 30 orders each Monday. What I would do differently is to look at the third cause on the first Monday: I had been restarting too.',
    middle:
      'We had a service that was slow every Monday. I looked into the logs and found that a database job was running at that time and was locking a table. I changed the configuration, so it runs at night now. After that it was better.',
    weak: 'Debugging is something I really enjoy. I usually start with the logs and then narrow it down until I find the root cause. There are a lot of different bugs, of course. I have good analytical skills and I do not give up easily.',
  },
  {
    id: 'accountant-close',
    title: 'accountant',
    question: { text: 'Tell me about something you made easier at work.', competency: 'problem-solving' },
    strong:
      'When I joined Harrow Foods in 2020, the month-end close took nine working days, and four of them went into one reconciliation between the till reports and the bank. I was asked to help with typing. I wanted to know why it was typed at all, so I sat with the two shops that were always late and saw that they sent photographs of receipts. I built a sheet in Excel that reads the bank’s file and marks what has no partner, and I gave the shops a form with five fields instead of the photographs. I tested it next to the old way for two months so that the controller could trust it. The close went down to five days, and the unexplained differences from about 60 to fewer than ten a month. They still use it, two versions later. I learned to look at where the data are born before I improve where they arrive.',
    middle:
      'Our month-end took a long time because a lot was done by hand. I made an Excel sheet that compares the till reports with the bank statements. It took me some weeks to get it right. My colleagues used it then, and the closing was quicker than before.',
    weak: 'I like to optimise processes wherever I can. In accounting there is a lot of potential for that, with digital tools and so on. I am very organised and structured, so things become easier automatically when I do them. Efficiency matters to me.',
  },
  {
    id: 'pm-disagree',
    title: 'project manager',
    question: {
      text: 'Describe a disagreement with a colleague. How did the two of you settle it?',
      competency: 'teamwork',
    },
    strong:
      'On the move of our office in Utrecht, autumn 2022, the IT lead and I disagreed over the weekend. He wanted to move all 85 workplaces at once; I wanted two weekends, because in my last move we had stood there on Monday without a network. We had said our arguments three times each, in front of others, and it was getting personal. I asked him to lunch, without laptops, and I asked what two weekends would cost him, and it was that his people had already booked their holidays. So I proposed that we move at once, but that we carry the finance team over on the Wednesday before, as a test with twelve people. He agreed, and he found a wrong cable plan on that Wednesday. On the Monday 83 of 85 could work at nine. I should have asked for his reason before I repeated mine.',
    middle:
      'In an office move I had a disagreement with the head of IT about the date. He wanted to do it all on one weekend and I did not. We talked about it at lunch and found a compromise, where one team moved earlier. Then it went well.',
    weak: 'Disagreements are normal when people work together. I think you need to respect the opinion of others and find a compromise. I am a diplomatic person and I avoid conflicts. At the end of the day we are all one team and want the same thing.',
  },
  {
    id: 'marketing-fail',
    title: 'marketing manager',
    question: {
      text: 'Tell me about a plan of yours that did not survive. What did you do instead?',
      competency: 'adaptability',
    },
    strong:
      'For the launch of our oat yoghurt in May 2021 I had planned tastings in 60 supermarkets, with a budget of 48 thousand euros. Three weeks before, the stores stopped all tastings because of the new Covid rules. My job was to get people to try it all the same. I sat down with our sales rep and asked who still stood in front of our buyers every day, and it was the bakers. So I called fourteen bakeries near the stores and offered them a free crate a day if they put a small cup next to each coffee. I had the cups printed with a code, so that we could count. Over five weeks we gave out 31,000 cups, and eleven percent of the codes were used in a shop, where we had reckoned with six for the tastings. It cost us half. Looking back I had made one plan and no second one, and today every launch of mine has a page called "if not".',
    middle:
      'I had planned a campaign with tastings in supermarkets, but then tastings were not allowed any more. I had to find something else quickly. I worked together with bakeries, and they gave the product to their customers. The campaign got good feedback in the end.',
    weak: 'Plans change all the time in marketing, that is what makes it exciting. I am flexible and I think outside the box. If plan A does not work then there is plan B. I always stay positive and motivate my team to go on.',
  },
  {
    id: 'support-explain',
    title: 'IT support',
    question: {
      text: 'Tell me about a time when you had to explain something complicated in simple words.',
      competency: 'communication',
      skills: ['technical support', 'communication'],
    },
    strong:
      'um we rolled out two factor login at a law firm in york with 70 people and the senior partner he was 68 he refused because he thought his phone would read his files. that was in september last year and I was the only one on site. my job was to get him on it by friday because without him nobody would. so I took his house key and said right now anyone with a copy of this can walk in at night. the code is like a porter who calls you before he opens the door. he cannot see what is in your rooms he only asks if it is you. then I let him try it himself three times and I wrote the steps on one card in big letters. he switched it on that thursday and asked for ten more cards for his colleagues, and by friday 66 of 70 had it. since then I look for something from their own house before I explain anything',
    middle:
      'We introduced a two factor login in a company, and many people did not understand why. I explained it to them with a comparison with a key and a door. I also wrote a short instruction for them. Most of them could use it after that without problems.',
    weak: 'In support you do that the whole day. I avoid technical words and I am patient, because not everyone is good with computers. I think I can explain things well, at least people tell me that. You need empathy for it as well.',
  },
  {
    id: 'admin-motivation',
    title: 'office administrator',
    question: { text: 'Why do you want this job?', competency: 'motivation' },
    strong:
      'Because you are moving from paper to a proper system, and that is the part of office work that I like most. At the surgery in Ludlow, where I have been for five years, I did the same thing with the referral letters: there were three trays and nobody knew which was which. I made one list with a date and an owner, and the letters that got lost went from about six a month to none. I also want to go on to managing people, and your advert says that the administrator trains the two apprentices, which I have done with one. And I will be honest, it is a twenty minute walk from my house, so I would stay. What I have learned about myself is that I get bored when things run, so I would rather come to you now than in two years.',
    middle:
      'I have worked in an office for five years and I would like to take on more responsibility now. Your company is growing, and I find it interesting that you are changing your system, because I have some experience with that. I also like organising things. And it is close to where I live.',
    weak: 'I am looking for a new challenge, and I think this job would be a good fit for me. I am hardworking, reliable and a real team player. Your company has a good reputation. I would like to develop and give one hundred percent.',
  },
  {
    id: 'analyst-craft',
    title: 'data analyst',
    question: {
      text: 'How do you check your own work before it leaves your hands?',
      competency: 'craft',
      behavioural: false,
    },
    strong:
      'I check the number against something that I did not compute. First I write down what I expect before I run it, because afterwards everything looks plausible. Then I take three rows and follow them by hand from the source to the chart. In the spring our churn report said four percent, and I had guessed seven; following three customers showed that a join in SQL had dropped everybody with two contracts, about 1,900 people. I fixed the join and put a count before and after it, which fails the run if rows go missing. And the last thing is that I ask somebody who will use it to read it to me aloud, since they stumble where my label is wrong. It takes me about an hour per report, and in two years we have had to recall one, where before me it was one every month.',
    middle:
      'Before I send something I look at the totals and compare them with last month, because big jumps are usually an error. I also check the joins in my SQL, and if it is an important report I ask a colleague to have a look. That way most of the errors are found.',
    weak: 'I always double check everything. Accuracy is really important in my job. I take my time and I am very detail oriented, so there are usually no errors in my reports. If there is an error then I correct it as soon as possible.',
  },
];
