import type { ContentTriple } from './contentTriple.ts';

/** Trades that work with their hands. */
export const tradeTriples: readonly ContentTriple[] = [
  {
    id: 'electrician-fault',
    title: 'electrician',
    question: { text: 'Describe a fault that was hard to find. How did you find it?', competency: 'problem-solving' },
    strong:
      'Last winter we had a bakery where the main breaker tripped every few days, always between three and four in the morning, when nobody was in. Two other firms had already replaced the breaker. I was sent with the words "find it or we lose the customer". I put a logger on the three phases for a week and compared it with the list of what switches on by itself. Every trip came within two minutes after the proving cabinet started to steam. So I measured the insulation of the heater when it was cold, and it was fine, and then again when it was hot and wet, and it was down to 0.2 megohms. I changed the heating element for 180 pounds. The breaker has not tripped since February. I now always measure a fault in the state in which it happens.',
    middle:
      'We had a customer where the breaker tripped again and again. I measured the circuits one after another and looked at the machines. In the end it was a heating element in one of the machines that was damp. I replaced it, and then it was working.',
    weak: 'Finding faults is a big part of my job and I am good at it. You need experience and you have to go through it systematically. Most of the time it is something simple. I do not give up until I have found it, that is how I am.',
  },
  {
    id: 'carpenter-deadline',
    title: 'carpenter',
    question: { text: 'When did you promise something that was hard to keep? What happened?', competency: 'ownership' },
    strong: [
      'so that was the staircase for a family in Bath in 2021, oak, fourteen steps, and I had told them it would be in before their baby came, which was the tenth of june. then the sawmill sent the wrong thickness, eight days lost. I rang them the same evening and said I would still do it but not how I had planned. I took the treads that were right, built a temporary rail from pine, and I worked two saturdays with my apprentice.',
      'How did it end?',
      'on the ninth they could walk up and down safely, all fourteen steps, and the proper oak rail went in three weeks later at no extra charge. the baby came on the twelfth. they have sent me four customers since. I never give a date now before the timber is in my shop',
    ],
    middle:
      'I had promised a family that their staircase would be ready on a certain date, but the wood came late. I worked longer for some days, and my apprentice helped me with it. We put in a temporary rail first. They were able to use the stairs in time.',
    weak: 'I always keep my promises, that is a question of honour for me. If I say that something will be done then it will be done. Customers appreciate that. You should not promise things you can not keep, that is my opinion on that.',
  },
  {
    id: 'chef-service',
    title: 'sous chef',
    question: {
      text: 'Tell me about an evening when everything went wrong in the kitchen.',
      competency: 'adaptability',
    },
    strong:
      'New Year’s Eve, two years ago, 120 covers, and at twenty past seven the combi oven died with forty ducks in it. The head chef was out with a burnt hand, so it was my pass. I looked at what we had: one salamander, six burners and a pizza oven that we only used in summer. I had Marco fire up the pizza oven, I took the ducks off the bone so that they would cook in half the time, and I sent the waiters round with the soup first and an extra course of oysters that was meant for the bar. I told the tables the truth, with a glass on us. The last duck went out at ten past nine, twenty-five minutes late, and out of 120 people three complained. We have kept duck off the bone on the menu, and I check the pizza oven every month now.',
    middle:
      'On New Year’s Eve our oven broke during service when we had a full house. I used the other oven that we had and changed the order of the courses a bit. We told the guests that it would take longer. It was stressful, but we got all the food out.',
    weak: 'In a kitchen there is always something going wrong, you get used to it. You need to keep a cool head and give everything. I love the stress, to be honest. A good team is the most important thing, and then you can manage it.',
  },
  {
    id: 'warehouse-safety',
    title: 'warehouse team leader',
    question: {
      text: 'Describe something you took care of although no one had asked you to.',
      competency: 'ownership',
      skills: ['forklift operation', 'workplace safety'],
    },
    strong:
      'At the depot in Daventry the way from the canteen crossed the forklift lane behind a rack, so that neither could see the other. There had been two near misses in the month I started, and everybody said be careful. That was not my job, I was a picker then. I counted for three breaks how many people crossed, and it was about ninety in fifteen minutes. I drew a plan with the walkway around the other side, 40 metres longer, and showed it to the shift manager with the numbers. I painted the line myself one Sunday with a colleague, and hung up a mirror. In the year after that there was no near miss at that corner, and the other two depots copied it. It showed me that counting convinces people where warning does not.',
    middle:
      'In our warehouse there was a dangerous corner where people crossed the forklift lane. I noticed it and told my shift manager that we should change the walkway. He liked the idea. I helped to paint the new lines on the floor, and it became safer.',
    weak: 'I always do more than I have to. If I see that something needs to be done, I do it, I do not wait until somebody tells me. That is just my attitude. My bosses have always liked that about me, because they can rely on me.',
  },
  {
    id: 'plumber-angry',
    title: 'plumber',
    question: { text: 'Tell me about a difficult customer. How did you handle it?', competency: 'communication' },
    strong:
      'A landlord in Salford rang our office and shouted that I had ruined his ceiling. That was in March, a week after I had fitted a new shower on the floor above. I drove there the same afternoon, and I said nothing about whose fault it was. I asked him to show me, and then I opened the panel in front of him and ran the shower for ten minutes. My joints were dry; the water came down an old waste pipe that had cracked when the plasterers leant on it. I showed him the crack with my torch and took a photo. I could have left it there, but I fixed the pipe on the spot, which took me half an hour, and wrote him the bill at cost, 28 pounds. He apologised to the girl in our office the next morning, and he has given us all eleven of his flats. I learned to bring the customer to the pipe and not the argument to the customer.',
    middle:
      'A landlord complained that I had caused a leak in his house. I went there and had a look at it together with him. It was an old pipe that was broken and it was not from me. I repaired it anyway and he was satisfied then.',
    weak: 'Difficult customers are part of the job. I stay calm and polite, and I let them talk. I do not take it personally. In most cases you can find a solution when you are friendly, and if not, then my boss has to talk to them.',
  },
  {
    id: 'farm-learn',
    title: 'dairy farm worker',
    question: {
      text: 'When did you have to learn something completely new in a short time?',
      competency: 'adaptability',
    },
    strong:
      'When the milking robots came, in April 2022, I had eleven days until the old parlour was taken out. I had milked by hand and with clusters for twenty years and never used a computer for more than the weather. There were 140 cows and it was on me, because the boss’s son had gone to New Zealand. I asked the fitter whether I could come along to another farm, and I spent three nights there in front of the screen, and I wrote down every alarm with a pencil and what he did about it, 36 of them. For ours I marked the seven cows that would never walk in alone and trained them with a bucket, one after the other. On the first night we had 22 calls, and at the end of the month two. The milk went up by about a litre per cow. I found out that I learn by writing things down, not by being told.',
    middle:
      'When we got milking robots I had to learn how to use them within two weeks. I went to another farm and looked at how they did it and made notes. At the beginning there were a lot of alarms. After some time I could manage it on my own.',
    weak: 'I am a quick learner and I am interested in everything new. On a farm you learn something every day. New machines do not scare me. You read the instructions or somebody shows it to you, and then you just do it, that is how I have always done it.',
  },
];
