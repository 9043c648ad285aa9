import type { ContentTriple } from './contentTriple.ts';

/** Shops, guests, sales and transport. */
export const serviceTriples: readonly ContentTriple[] = [
  {
    id: 'hotel-guest',
    title: 'hotel receptionist',
    question: {
      text: 'Tell me about a guest whose complaint you could not simply put right.',
      competency: 'communication',
    },
    strong:
      'A couple came to us in Brighton for their silver wedding, a Friday in July, and the room with the sea view that they had booked a year before had a burst pipe. We were full, all 64 rooms. They were in tears more than angry, and I had to find something, because my manager was on a plane. I rang four hotels along the front until one had a suite for that night, and I asked ours to pay the difference of 110 pounds, which I was allowed to decide up to 150. I walked over with them and carried a suitcase. And I had the kitchen bake a small cake for when they came back on Saturday, when their room was dry. They wrote to head office, and they have come every July since, three times now. I learned that I have to say first what I can’t do, and only then what I can.',
    middle:
      'We had a couple who did not get the room they had booked, because there was a problem with the water. We had no other room for them. I looked for a room in another hotel and they could stay there for one night. They were disappointed at first but came back to us the next day.',
    weak: 'Guests complain about all kinds of things. I listen to them, apologise and try to make them happy, that is our job at the reception. A smile helps a lot. I have a lot of experience with guests, so I know how to deal with it.',
  },
  {
    id: 'retail-team',
    title: 'retail store manager',
    question: { text: 'Tell me about a time when you helped someone grow in their work.', competency: 'leadership' },
    strong:
      'In our shop in Dundee there was Callum, nineteen, who stacked shelves well and hid from customers. At his review in January I had to tell him that his contract would not be extended unless he worked at the till. Rather than push him, I asked what he was afraid of, and it was people asking things he did not know. So I gave him one shelf, the paints, and every Tuesday I spent twenty minutes with him playing a customer. I let him write the small cards with tips that now hang there. After six weeks he served alone on Saturdays, and our sales of paint went up by a fifth by the summer. He is deputy manager in Perth today. I now ask everybody in their first week what they would hate to be asked.',
    middle:
      'I had a young colleague who was very shy with customers. I practised with him and explained the products to him, and I gave him his own area to look after. After a while he became more confident and could work at the till. I was happy about that.',
    weak: 'I am a manager who supports the team. I motivate my people and I am always there for them. Everybody has strengths and you need to find them. I believe in people, and I think they feel that and then they grow.',
  },
  {
    id: 'sales-lost',
    title: 'sales representative',
    question: { text: 'Walk me through a deal that you won or lost, and why.', competency: 'craft' },
    strong:
      'I will take one that I lost first and then won. In 2021 a school trust with twelve schools wanted new printers, and I quoted 84 thousand and heard nothing. I called the bursar, and she told me that we were not the dearest, but that I had talked to her and never to a caretaker. So I asked to spend a day at two of their schools. I watched, and what they lost most time with was paper jams and who holds the key. When the tender came round again I offered eleven fewer machines, a key box, and training for the caretakers, at 71 thousand. We signed in May 2022 for four years, and they have since added three schools. The lesson was plain: I had sold to the person who signs, not to those who use it.',
    middle:
      'I had an offer for printers for some schools, and at first we did not get the contract. I asked them why, and they said that it did not fit their needs. Next time I visited the schools and changed the offer, and then we won it.',
    weak: 'Sales is about trust. I build a relationship with the customer, find out what they need and then close the deal. Some deals you win and some you lose, and that is part of the game. I am very competitive and I hit my goals.',
  },
  {
    id: 'driver-safety',
    title: 'HGV driver',
    question: { text: 'Tell me about a time when you stopped work because something was not safe.' },
    strong:
      'It was in February last year at a steel yard in Rotherham, five in the morning. They had loaded eleven coils on my trailer, and one of the cradles was cracked; you could put a finger into it. The loader said it had gone out like that all week, and my slot in Felixstowe was at noon. I said that I would not pull it. I took two photos, I called our planner and told him that he would get either a late load or a coil on the A1, and I asked the yard for another cradle. It took an hour and forty minutes until they had reloaded it. I missed my slot and got the one at four. A week later the yard checked all of its cradles and took nine out of use. Since that day I look at the cradles before I back in and not when it is all strapped down.',
    middle:
      'I had a load of steel once where the frame that holds it was damaged. I told the loader that I would not drive with it. They were annoyed because it took time to change it. I was late for my delivery, but it was safer, and my boss understood that.',
    weak: 'Safety first, always. I would never drive when something is not safe. I check my vehicle every day like you have to. In all my years I have had no accident, because I am a careful driver and I know my responsibility.',
  },
  {
    id: 'cabin-team',
    title: 'cabin crew',
    question: {
      text: 'Describe a shift that only worked because the team worked well together. What did you contribute?',
    },
    strong:
      'A night flight from Tenerife to Manchester in August 2023, 189 people on board, and one hour in, a stag party of twelve started to smoke in the rear toilet. We were four, and one of us was in her first week. I was number three, at the back. I told Ines at the front over the phone, in our code, and asked her to keep the trolleys there, so that nobody was cut off. I took the cigarette and the bin out first, then I spoke to the groom only, sitting down next to him, while Paul moved two families forward. The new colleague I asked to count bottles, so that she had something to do and we knew that there were seven. From then on it was quiet, we landed on time and the police met them without a scene. Paul and I wrote it down for the training, and it has been used for every new group since.',
    middle:
      'We had a flight with a group of drunk passengers who were smoking in the toilet. We were four people in the crew. We decided together who does what, and I talked to the group while my colleagues looked after the others. Then it was calm until we landed.',
    weak: 'Teamwork is the most important thing on board. We help each other all the time, everyone knows their tasks. I am a team player and I always have a smile for my colleagues. When the mood in the crew is good, then the passengers notice that too.',
  },
  {
    id: 'call-centre-feedback',
    title: 'customer service agent',
    question: {
      text: 'Tell me about feedback you got that changed how you work.',
      competency: 'communication',
    },
    strong:
      'In my first year on the phones for a gas company, my team leader played me one of my own calls. I thought that it was a good one: four minutes, problem solved. She asked me to count how often I had interrupted the lady, and it was seven times. I was red in the face. I wanted to change that by the next review, in March, so I stuck a note on the screen, a plain W for wait, and for two weeks I wrote down after each call whether I had let them finish. I also asked a colleague to listen in on Fridays. My calls became longer at first, by about forty seconds, but the number of people who had to call again fell from 18 to 11 out of a hundred. I found out that people tell you the real problem in their second sentence.',
    middle:
      'My team leader told me once that I interrupt people on the phone. I had not noticed that myself. I listened to my calls and tried to let the customers finish. It got better over time and my ratings went up a bit.',
    weak: 'I am always open for feedback, because you can only grow with it. When somebody tells me something, then I take it seriously and think about it. I mostly get positive feedback. Nobody is perfect, and I want to improve all the time.',
  },
  {
    id: 'security-instinct',
    title: 'security officer',
    question: { text: 'Give me an example of when you calmed somebody down.' },
    strong: [
      'There was a father in the emergency department, on a Sunday in October, who had hit the vending machine and was shouting at the nurses. Eleven people in the waiting room, some with children. I was on my own until two.',
      'What did you do yourself?',
      'I walked up slowly from the side where he could see my hands, and I stayed two arm lengths away. I did not say calm down. I said my name, and I asked who he was here for. It was his daughter, three hours with a broken wrist and nobody had told him anything. I told him that I could not speed it up but that I could find out where she was on the list, and I asked him to hold the door for me so he had something to do with his hands. I came back with the nurse in four minutes. He sat down, and later he apologised to her and paid for the glass, 60 pounds. We have a screen with waiting times there now, I had put that in my report. Most people who shout want to know something.',
    ],
    middle:
      'A man was shouting in the waiting room at the hospital because he had been waiting for hours. I went to him and talked to him quietly, and I asked what the matter was. I told him that I would ask the nurse. After that he was calmer and he sat down again.',
    weak: 'I have a calm presence, and people react to that. I talk with them, I stay friendly but firm. You have to read the body language. With my experience I can calm down nearly everybody, and if not, then we call the police.',
  },
];
