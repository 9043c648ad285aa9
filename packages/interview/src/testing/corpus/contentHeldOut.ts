import type { ContentTriple } from './contentTriple.ts';

/** Triples that no rule was made or changed for. */
export const heldOut: readonly ContentTriple[] = [
  {
    id: 'product-manager',
    title: 'product manager',
    question: { text: 'Tell me about a time you had to make a difficult prioritization decision.' },
    strong:
      'In my previous role at a payments startup, we had committed to two launches for the same quarter, a loyalty feature for our biggest client and a rewrite of the onboarding flow. Engineering only had capacity for one. I owned the roadmap, so the decision was mine. I pulled the funnel data and found that 38 percent of new users dropped out at identity verification, while the loyalty feature would affect around 4 percent of revenue. I presented both scenarios to the client myself, negotiated a six week delay in exchange for early access, and moved the whole team to onboarding. Drop-off went down to 21 percent within two months, and the client renewed. In hindsight I would involve the client before committing to dates at all.',
    middle:
      'At my last company we had two features that needed to be launched in the same quarter but not enough engineers. I looked at the data and decided to focus on the onboarding, because it affected more users. I talked with the client whose feature was delayed. In the end the onboarding improved and the client stayed with us.',
    weak: 'Prioritization is a key part of being a product manager. I typically use frameworks like RICE or MoSCoW to decide what is most important, and I align with stakeholders. It is all about impact versus effort. I believe that communication and transparency are essential for that.',
  },
  {
    id: 'housekeeper',
    title: 'hotel housekeeper',
    question: { text: 'Can you give me an example of when you went out of your way for a guest?' },
    strong:
      'Yes, in room 214, maybe one year ago. A lady from Japan left in the morning, and when I stripped the bed I found a small ring in the sheets. I knew her taxi had gone to the station. The front desk said we put it in lost and found, but I thought that a ring is not an umbrella. I asked my supervisor for thirty minutes and ran to the station, it is 800 metres. I found her on platform 3 and gave it to her, it was the ring of her mother. She came back in spring and asked for me by name, and the hotel changed the rule, now valuables are called the same hour. For me it was a lesson that rules have a reason but also a limit.',
    middle:
      'Once a guest forgot her ring in the room and I found it when I was cleaning. I told the reception, and because she had just left I ran after her to the station. I gave it back to her. She was very happy about it and thanked me a lot.',
    weak: 'I always go out of my way for guests. I clean very well and I smile when I see them in the corridor. If they need more towels I bring them. The guests are always happy with my work. It is important that they feel at home here.',
  },
  {
    id: 'lab-technician',
    title: 'laboratory technician',
    question: { text: 'What do you do when a result does not look right to you?', competency: 'craft' },
    strong:
      'The first thing is that I do not release it, however much they are waiting for it. I check the sample before I check the machine: is it haemolysed, is it the right tube, does the label match. After that I run the control again, because if the control drifts then every value since the last good one is suspect. If both are fine I repeat it on the second analyser. One night in 2022 I had a potassium of 7.8 in a healthy looking outpatient. The sample had sat in a car for six hours, which I found out by ringing the practice, and the new one was 4.2. He would have been sent to hospital by ambulance otherwise. I put a box for the time of collection on our form after that, and we reject about five samples a week with it.',
    middle:
      'If a value looks strange I repeat the measurement first and look at the sample, whether it is okay. I also look at the controls of that day. When it is still strange, I call the doctor and ask for a new sample, since a wrong result can be dangerous for the patient.',
    weak: 'I have a good feeling for that because I have been doing it for a long time. I would report it to my supervisor. Quality is the most important thing in a laboratory, and we have to follow all the procedures. I am very precise with everything I do.',
  },
  {
    id: 'social-worker',
    title: 'social worker',
    question: {
      text: 'Describe a situation in which you had to build trust with someone who did not want to talk to you.',
      competency: 'communication',
    },
    strong: [
      'Okay so there was this fifteen year old, I will call him D. He was placed with us in March after his third foster family and he did not say a word to any adult for nine days. I was his key worker. I noticed he was always at the bike shed.',
      'What did you do?',
      'I brought my own bike in, which has a terrible gear, and I started to fix it there every day at four, badly, and I did not talk. On the fourth day he took the spanner out of my hand. We fixed it, and I asked if he would do the two of the other kids for five pounds each. The talking came while our hands were busy. By June he had agreed to see his mother with me there, and he did a trial week in a bike shop, they took him on in September. I learnt that sitting opposite someone is the worst place to build trust.',
    ],
    middle:
      'I worked with a teenager who would not speak to anybody. I gave him time and did not push him. I saw that he liked bikes, so I started to repair bikes with him. Slowly he began to open up and told me about his family. After some months it was a lot better.',
    weak: 'Building trust takes time and you have to be authentic. I show people respect and I am honest with them, I do not judge. Most people open up to me after a while. I think empathy is one of my biggest strengths in this work.',
  },
  {
    id: 'dispatcher',
    title: 'emergency dispatcher',
    question: { text: 'When was the last time something went wrong because of you?', behavioural: true },
    strong:
      'Six weeks ago. A caller gave me Church Lane, and we have four Church Lanes in the county. I typed the first one that the system offered, and I asked for the town only after I had sent the crew. That cost them seven minutes. The man had a broken hip, so he was in pain for longer, but he was not in danger. I told my shift lead straight after the call and I listened to the recording with her, which was not pleasant. Then I wrote a short note on how the drop-down sorts its hits, and I got them to show the town in bold before the street. They changed it in ten days. And I ask for the town before the street now, every single time, and I have caught two since.',
    middle:
      'I sent an ambulance to the wrong street once, because there were several streets with the same name. I noticed it after a few minutes and redirected the crew. I reported it to my shift lead afterwards. Luckily the patient was not in danger, and I am more careful with addresses since then.',
    weak: 'I can not really think of something. Of course everyone makes mistakes, but in our job you have to be concentrated all the time. I handle stress very well and I stay focused. If something goes wrong, it is usually a problem with the system or with communication.',
  },
  {
    id: 'gardener',
    title: 'landscape gardener',
    question: { text: 'Tell me about a piece of work that you are proud of.' },
    strong:
      'The school garden in Thornbury, I finished it in May two years ago. It was a car park for 30 cars before, and the head wanted grass, nine thousand pounds all in. I told her that grass would be mud by October with 400 kids on it. I drew her something else: bark paths where they run anyway, I had stood there at break and sketched the lines, and willow huts that you plant and do not build. I talked the council out of 12 tonnes of spare granite, and parents came on three Saturdays and planted with me. We came in at 8,600. What makes me proud is that I drove past last month and the huts are three metres high, and there was not one bare patch. If I did it again, I would put the tap on the other side.',
    middle:
      'I am proud of a school garden that I made. Before it was a car park. I planned the paths and the plants, and parents helped with the planting. The budget was quite small but it was enough. The children use it a lot and the head teacher was happy with it.',
    weak: 'I am proud of all my work, because I put a lot of effort into everything. I love nature and being outside. Clients often compliment me for my work. When a garden looks beautiful in the end then that is the best feeling for a gardener.',
  },
  {
    id: 'bookkeeper-pressure',
    title: 'bookkeeper',
    question: {
      text: 'How would you handle two people asking you for something urgent at once?',
      competency: 'adaptability',
    },
    strong:
      'I would ask both the same question: what happens if you get it tomorrow? Usually one of the two has a real deadline, such as the bank cut-off at three, and the other one just wants it off the list. Then I say to both when they will have it, with a time, because silence is what makes people come back every ten minutes. I had that in January, payroll and the VAT return on the same afternoon. The payroll had to be at the bank by 2.30, so I did that, and I had told the director that the return would be on his desk at five. It was there at twenty to. Where I really can not decide, I put the two of them in one room, since it is not for me to say whose department counts more.',
    middle:
      'I would look at which one is more urgent and has a fixed deadline, and I would do that one first. I would tell the other person that it will take a bit longer, so that they know. If both are equally urgent, then I would ask my manager to decide.',
    weak: 'I would stay calm and do one after the other. I am good under pressure. Multitasking is not a problem for me, I am used to it from other jobs. You just have to be organised and then you can do both, I think.',
  },
  {
    id: 'train-conductor',
    title: 'train conductor',
    question: {
      text: 'Tell me about a time you worked with someone who was very different from you.',
      competency: 'teamwork',
    },
    strong:
      'They paired me with Gerald in 2019 for the whole winter timetable, Cardiff to Holyhead. He was 61 and had been a guard for forty years, I was 24 and had come from a call centre. He hated announcements, and I make a lot of them. The first two weeks we hardly spoke. Then at Shrewsbury we stood for fifty minutes behind a broken freight train, with 300 passengers, and I suggested that he walks and I talk: he went through all the coaches, because everybody trusts his face, and radioed me what people asked, and I put the answers on the speakers every eight minutes. We had not a single complaint form from that train, the one behind us had 41. We kept it like that until he retired. He taught me to walk the train before I speak to it.',
    middle:
      'I had an older colleague who did things in a very different way than me. He did not like announcements and I do. At the beginning it was difficult between us. Once we had a long delay, and we split the work, he talked to the people in the coaches and I made the announcements. From then on we worked well together.',
    weak: 'I get on with all kinds of people, no matter how old they are or where they come from. Diversity is a good thing. You can learn something from everyone. In a team it is important to respect each other, and that is what I do.',
  },
];
