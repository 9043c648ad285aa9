import type { ContentTriple } from './contentTriple.ts';

/** Trades of many kinds. Held out until the first version of the rules stood, which had nine of these ten right. */
export const moreTriples: readonly ContentTriple[] = [
  {
    id: 'bus-driver',
    title: 'bus driver',
    question: { text: 'Tell me about a time when a passenger made your day difficult.' },
    strong:
      'That would be a Saturday evening two winters ago on the 38 towards the hospital. A man got on without a ticket and would not get off, and I had forty people on board, some of them nurses going to their shift. I parked at the next stop, opened the doors so nobody felt locked in, and told him quietly that I could not drive on, but that I would radio for someone who could sort out a ticket for him. I let the others know it would take about five minutes. He sat down on the bench outside and we left with a delay of six minutes. The inspector found he was lost and got him home. I took from that that people back down more easily when nobody is watching them lose.',
    middle:
      'There was a man once who refused to pay and he was quite loud. I stopped the bus and I spoke with him, and in the meantime the other passengers were getting annoyed. After some time he got off the bus and I carried on with my route. It is something you have to get used to as a driver, and I stayed polite with him the whole time.',
    weak: 'Passengers can be difficult, that is just how it is. I try not to let it get to me. Some are nice and some are not so nice, and you have to be patient with all of them. I think I am good with people, so normally I do not have big problems with it.',
  },
  {
    id: 'pharmacy',
    title: 'pharmacy technician',
    question: { text: 'How do you make sure that nothing goes wrong when you hand out medicine?', competency: 'craft' },
    strong:
      'I never trust the bag, I trust the script. First I ask for the name and the date of birth and let the person say them, because if I read them out, people nod at anything. Then I compare strength and quantity against the prescription, and with look-alike boxes, say amlodipine and amitriptyline, I put my finger on the word. In Hereford we had a near miss two years ago with exactly those two, and after that I moved them to different shelves and stuck a red dot on one. We counted our near misses for the year after and they went from nine to two. And I always ask the person what they were told about how to take it, so that they tell me and I hear what is missing.',
    middle:
      'I check the name on the bag and the address, and I look at the label again before I give it out. If there is something new I call the pharmacist to talk with them, because I am not allowed to advise on everything. It is important to be careful even when the queue is long, and I always take that time.',
    weak: 'You have to concentrate really. I am a very careful person and I take my work seriously, so mistakes do not really happen to me. Medicine is a serious thing and people rely on you. If I am not sure about something then I would ask somebody.',
  },
  {
    id: 'florist',
    title: 'florist',
    question: {
      text: 'Describe a day on which several urgent things came at once. What did you do first?',
      competency: 'adaptability',
      behavioural: true,
    },
    strong:
      "it was the friday before mother's day last year and at seven in the morning the van with the roses had not come and I had two weddings and a funeral wreath on the list and one girl was off ill. the funeral was at eleven so I did that first because you can not be late for a funeral. while I tied the wreath I had Ana ring three growers and one in Evesham had two hundred roses if we fetched them so I sent her with my own car. then I phoned both brides and told them honestly that it would be noon and not ten. the wreath was there at half past ten and both weddings had their flowers by a quarter past twelve and one of the brides still orders from us. what I do differently now is that I order roses for the wednesday",
    middle:
      'Before Valentine it is always very busy and I remember one day when a delivery was late and there were many orders waiting. I made a list and looked at what had to go out first, and then I started with these. A colleague helped me with the wrapping. We got most things done in the end, although it was a long day.',
    weak: 'In a flower shop that is nearly every day to be honest. You just have to start somewhere and keep going. I am quite good at multitasking, I would say, and stress does not bother me that much. It always works out somehow in the end.',
  },
  {
    id: 'recruiter',
    title: 'HR recruiter',
    question: { text: 'When did you convince someone who was against your idea at first?' },
    strong:
      'In 2022 our head of operations wanted a second interview round for warehouse jobs, and I was sure it cost us people. We were losing about a third of applicants between the two dates. Rather than argue, I asked him for six weeks and two of the five sites. In those two I ran one longer interview with a short practical task, and I called everybody who dropped out and noted why. After six weeks the two sites had filled 31 of 34 places, the other three 18 of 40. I showed him that on one page, along with three quotes from people who had gone to a competitor because they were quicker. He dropped the second round for all sites the same week. It taught me that a small trial wins against a good argument.',
    middle:
      'A hiring manager wanted only candidates with a degree and I did not agree with that. I explained to her that we would lose good people with experience, and I sent her two profiles without a degree to look at. She was sceptical. She met one of them and liked him, and he was hired.',
    weak: 'I am usually able to convince people because I communicate clearly and I am passionate about what I do. It is about building a relationship and listening to the other side. In HR you have to convince managers all the time, so that is a normal part of the work.',
  },
  {
    id: 'lifeguard',
    title: 'lifeguard',
    question: { text: 'Tell me about a decision you had to make quickly.' },
    strong: [
      'Last August I was alone on the small tower at Whitmore lake, maybe eighty people in the water, and I saw dark clouds behind the hill although our app said the storm was forty minutes away. It was my call whether to clear the water. I blew three times and waved everybody out, and I asked two fathers to carry the little ones from the raft.',
      'And what happened then?',
      'People complained, one man wanted his four pounds back. Eleven minutes later the first lightning struck the far shore. Nobody was in the water. The council changed the rule after my report, now we clear on sight and not by the app. I would do it the same way, only I would have put out a sign earlier so that people understand why.',
    ],
    middle:
      'There was a thunderstorm coming and I had to decide whether to get everyone out of the lake. I decided to do it, so I whistled and told them to leave the water. Some people were annoyed about it. Shortly after that it really started to rain and thunder, so it was the right thing.',
    weak: 'As a lifeguard you make quick decisions all day. You see something and you react, there is no time for thinking. I trust my instinct with that. I stay calm, I am trained for it, and I think that is what matters in such moments.',
  },
  {
    id: 'translator',
    title: 'translator',
    question: { text: 'Tell me about a mistake you made at work, and what you did about it.' },
    strong:
      'My worst one was a manual for a hospital bed, German into English, in my second year. I had put the maximum load as 185 pounds where it said kilos. The client printed four hundred copies. I noticed it myself on a Sunday, because I was using the same glossary for another job, and I rang the project manager at home rather than wait. On Monday I sent a corrected file and a sticker text, and I offered to pay for the stickers, which came to 90 euros. They put them on before a single bed had shipped, and they kept me as a translator, I still work for them. Since then every figure and unit gets its own pass at the end, with the text covered, numbers only.',
    middle:
      'I once mistranslated a unit in a technical manual, so the numbers were wrong. The client found it and was not pleased. I apologised and corrected the file straight away, and sent it again. After that I was more careful with numbers in my texts.',
    weak: 'Everybody makes mistakes and I think it is important to learn from them. In translation there are always little things that you could do better, a word here or there. I am a perfectionist, so I check a lot, and my customers have been happy so far.',
  },
  {
    id: 'barista',
    title: 'barista',
    question: { text: 'Why do you want to work with us, and what would you bring?' },
    strong:
      'Because you roast in the back room and I want to learn that side. I have made coffee for three years, two of them at Kiosk in Bristol, where I did the opening shift on my own and about two hundred cups before nine. What I bring is that I keep a queue moving without being rude to it: I started writing names and milks on the lids while people were still deciding, and our waiting time at eight went from eleven minutes to six. I also trained four new people there. And honestly I like regulars. There was a man who had his stroke the year before, and he practised his order with me each morning, and that is a reason to get up at five.',
    middle:
      'I like coffee and I like the atmosphere of a small place, because you get to know the people. I have worked in a cafe for two years, so I can use the machine and do the till. I would bring my experience and I am used to early shifts. I was here a few times as a guest and liked how you treat each other.',
    weak: 'I am looking for a job and I saw that you were hiring. I am friendly, reliable and flexible, and I am a fast learner. I think I would fit well into your team because I get along with everybody. I also like coffee, so that is a plus.',
  },
  {
    id: 'site-engineer',
    title: 'civil engineer',
    question: {
      text: 'Walk me through a problem on site that you got to the bottom of.',
      competency: 'problem-solving',
    },
    strong:
      'On the Calder footbridge, spring 2023, the concrete of one abutment kept failing its seven day cubes. We had poured three times from the same plant and only that one side was weak, around 22 newtons where we needed 30. I was the one who had to say whether it comes down. I went through the delivery tickets and saw that all three loads for that side had waited over ninety minutes, because the road closure sent them around the valley. So I stood there with a stopwatch for the next load and found the driver adding water to keep it going. I got us a retarder in the mix and a delivery slot at six, before the closure. The next cubes came in at 34, we cored the old ones and broke out only the top half metre, and that saved about 40 thousand against a new abutment.',
    middle:
      'We had weak concrete tests on a bridge I was working on. I looked at the delivery notes, and it turned out that the trucks were taking too long to reach us. We talked to the supplier and they changed the mix. After that the tests were fine, so we could go on with the work.',
    weak: 'On site there are problems every day, with weather, suppliers, drawings that do not match. You have to be flexible and talk to everybody. My approach is to analyse the situation, find the root cause and then implement a solution together with the team. That is what engineers do.',
  },
  {
    id: 'library',
    title: 'librarian',
    question: {
      text: 'Describe something that you started and that others carried on.',
      competency: 'leadership',
      behavioural: true,
    },
    strong:
      'At the branch in Oldfield we had maybe five teenagers a week, and the manager thought they simply did not read. I wanted to find out. In the autumn I put a blank wall up by the entrance with pens and asked what they would stay for, and most of them wrote help with homework. I asked at the sixth form, and two students came on Tuesdays from four to six for a voucher each. I made the posters, and I sat with them for the first month so nobody was alone with it. By Easter we had 35 on a normal Tuesday. I left that branch three years ago, and the homework club is still there, run by the people who used to come to it.',
    middle:
      'I started a homework club for teenagers in our library. I asked some older students to help and we had it once a week in the afternoon. I made posters for it too. It was quite popular and I believe they still have it there, also after I had moved to another branch.',
    weak: 'I have lots of ideas and I like to start new things. In my opinion libraries have to change and be more modern. My colleagues often take on ideas from me. It is nice when something goes on, because then you see that it was a good idea.',
  },
  {
    id: 'optician',
    title: 'optician',
    question: {
      text: 'How do you handle a customer who is unhappy with new glasses?',
      competency: 'craft',
      behavioural: false,
    },
    strong:
      'First I let them wear the glasses and show me when it bothers them, reading or stairs or driving, because "I can’t see" means ten different things. Then I measure before I say anything: how they sit, the distance of the pupils, and I compare it with what was ordered. Most of the time it is the fit and not the lens. Last month a lady had been to two shops with her varifocals; I saw that they sat four millimetres too low, bent the pads, and she could read the price list across the room. If it is the lens, I order it again free of charge and I tell them the day it will be there. That way they leave with a date and not with a promise.',
    middle:
      'I would ask what exactly is wrong with them and then check the fit, because often the glasses just sit wrong. If that does not help I check the prescription again. New lenses sometimes need a few days to get used to, and I explain that. If they are still not happy, we replace them.',
    weak: 'I would stay friendly and tell them that I am sorry. The customer is king, so you have to find a solution that makes them happy. I am very patient with customers and I can deal with complaints well. In the end most people are satisfied.',
  },
];
