import type { ContentTriple } from './contentTriple.ts';

/** Care, health and teaching. */
export const careTriples: readonly ContentTriple[] = [
  {
    id: 'nurse-worse',
    title: 'staff nurse',
    question: {
      text: 'Tell me about a time when you noticed that a patient was getting worse. What did you do?',
      competency: 'problem-solving',
    },
    strong:
      'In my second year on the surgical ward at St Anne’s I had an evening shift with nine patients. One man, two days after his bowel operation, had been chatty in the afternoon and now only answered with yes and no. His blood pressure was still normal, but his breathing had gone from 16 to 24, so I took a full set of observations, sat him up and gave oxygen as prescribed, and I called the doctor with the numbers instead of saying that he looked bad. She wanted to wait for an hour. I told her that I was worried about a leak and asked her to come now, and she did. He was in theatre before midnight and went home eleven days later. Since then I always write down how a patient talks, because that changed before any number did.',
    middle:
      'I had a patient after an operation who became quieter during my shift. I checked his vital signs and told the doctor about it, and she came to look at him. It turned out that he had an infection. I stayed with him until he was taken to another ward.',
    weak: 'As a nurse you notice these things, you develop a feeling for it over the years. I always keep an eye on my patients and if I see something I react. Communication with the doctors is very important in such cases, and I am good at that.',
  },
  {
    id: 'care-family',
    title: 'care worker',
    question: { text: 'Describe a disagreement with a relative of somebody you cared for. How did it end?' },
    strong:
      'Mrs Brand’s daughter visited on Sundays and was furious that her mother was still in her nightdress at eleven. This was last spring, and I was the one on the floor. I had let Mrs Brand sleep, since she had been up three times that night. I took the daughter into the kitchen, made tea, and showed her the night notes instead of defending myself. Then I asked what mattered to her, and it was the photographs she sends to her brother in Canada. So I suggested that on Sundays we start with her mother at ten, and on all the other days she sleeps as long as she likes. I wrote it in the plan the same day. There has not been one complaint from her since, and in the autumn she brought a cake for the night shift. I learned to ask what is behind a complaint before I explain anything.',
    middle:
      'The daughter of a resident was angry with me because her mother was not dressed yet when she came. I explained that her mother had slept badly and that we wanted to let her sleep. She was still upset, but I talked with her for a while, and later we agreed on a time for Sundays.',
    weak: 'Relatives are often difficult because they worry. I understand that. I always try to explain everything nicely and to be friendly, and then it is mostly fine. I never had a big disagreement with anyone, I get on with people.',
  },
  {
    id: 'teacher-class',
    title: 'primary school teacher',
    question: {
      text: 'Tell me about a lesson that did not go as you had planned, and what you did about it.',
      competency: 'adaptability',
    },
    strong:
      'It was a maths lesson on fractions with my year four in Leeds, a Thursday in November, 28 children. I had planned paper circles, and after ten minutes I saw that most of them were colouring in and nobody could tell me which was bigger, a third or a quarter. I stopped it. I sent two of them to the canteen for three baguettes, and we argued about who gets how much bread if three people share, or four. I let the children cut, and each had to say the fraction before eating. The next day I gave them the same short test that the parallel class had, and 24 of 28 got it right, where the week before it had been nine. What I took from it is that I now try every example on one child before the lesson.',
    middle:
      'I once had a maths lesson about fractions where the children did not understand it at all. I noticed it quite early and then I did something practical with bread instead. They liked that more, and I think most of them understood it afterwards. You have to be spontaneous as a teacher.',
    weak: 'That happens a lot, children are unpredictable. I am very flexible and creative, so I can always do something else. The most important thing is that the children have fun and feel good in the class. A plan is only a plan after all.',
  },
  {
    id: 'paramedic-mistake',
    title: 'paramedic',
    question: { text: 'Tell me about a mistake or a near miss, and what you did afterwards.', competency: 'ownership' },
    strong:
      'About four years ago, on a night in January, we had a woman of seventy with chest pain on the third floor. I drew up the morphine while I was talking to her husband, and I had the ten milligram ampoule in my hand where I wanted to give two and a half. I saw it when I read the label to my partner, as we do, and nobody was harmed, she never got it. I had to report it, though nothing had happened, and I did, at six in the morning before I went home. I also asked for the two strengths to be put into different pouches. The station did that in the same week, and after half a year the whole region had it. Nobody talks to me any more while I draw something up; I say "one moment", even to husbands.',
    middle:
      'I once nearly gave a wrong dose because I had taken the wrong ampoule. We always read the label to each other and so I noticed it in time. I reported it afterwards, and we talked about it in the team. Nothing happened to the patient.',
    weak: 'In our job you can not afford mistakes. I have never really made a big one, I would say, because I concentrate and I know my protocols. Of course little things happen to everyone. Then you have to be honest about it and learn from it.',
  },
  {
    id: 'nursery-parents',
    title: 'nursery teacher',
    question: { text: 'When did you have to explain something difficult to a parent?', competency: 'communication' },
    strong:
      'Two years ago I had a boy of four in my group, and I was fairly sure that he did not hear well. He never turned round when I called him from behind. My task was to tell his mother without frightening her, and her English was about as good as my Turkish. So I did not start with a word. I showed her a video of thirty seconds that I had made with her permission, where I ring a bell behind three children and two turn round. Then I drew the way of the sound into the ear, and gave her the address of the clinic with a date that I had already asked for. She cried a bit, and then she phoned them from my desk. He got grommets in May, and by the summer he was singing with the others. I have kept to that: first show, then say.',
    middle:
      'There was a boy in my group who did not hear well, and I had to tell his mother. It was not easy because of the language. I tried to explain it slowly and I showed her with my hands what I meant. She went to a doctor with him then.',
    weak: 'With parents you need a lot of sensitivity. I always talk with them in a quiet moment and stay positive. I think parents trust me because I am honest and open. It is not always easy, but communication is everything in our job.',
  },
  {
    id: 'vet-nurse-craft',
    title: 'veterinary nurse',
    question: {
      text: 'How do you keep an animal and yourself safe during an examination?',
      competency: 'craft',
      behavioural: false,
    },
    strong:
      'I start before the animal is on the table. I ask the owner what it hates, since nine times out of ten they know: the nails, the tail, men with beards. Then I get everything ready that I will need, so that I never have to let go and reach for something. For a frightened dog I work on the floor, because a table is a cliff for him, and I put the muzzle on early rather than late. When I started I was bitten twice in one month, both times by cats that I held too tightly. After that I learned to wrap them in a towel with the head free and let them hide, and in the four years since I have had a single scratch. And I stop when the ears go flat: we try again in ten minutes, which costs less time than a bite.',
    middle:
      'I hold the animal firmly but not too hard, and I talk to it calmly so that it feels safe. With dogs I use a muzzle if they are afraid, because a frightened dog can bite. I also have somebody to help me with big dogs. Cats I wrap in a towel.',
    weak: 'Safety is very important for me. I love animals and animals feel that, so normally they are calm with me. I follow the rules of the practice and I am careful. If something is dangerous then you have to be careful with it, of course.',
  },
];
