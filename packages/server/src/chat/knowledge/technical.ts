import type { Topic } from './topic.ts';

const typingMeanwhile = 'Meanwhile you can type your answers: they count the same.';
const elsewhere =
  'Then reload the page and try again. Also close other programs that use the microphone, such as a video call, and look in the system’s settings whether your browser may use it.';

/** Sound, browsers and the connection. Browser steps are those that the room shows. */
export const technical: readonly Topic[] = [
  {
    id: 'microphone',
    subject: 'trouble with the microphone',
    asked: `microphone, microphone broken, microphone not, hearme, hearme not, microphone hearme, interviewer hearme,
      interviewer not hearme, microphone permission, permission, microphone firefox, microphone chrome, microphone
      safari, microphone edge, microphone phone, microphone windows, microphone mac, microphone linux, microphone
      otherbrowser, microphone connection, microphone test, microphone browser, not voice recognise, microphone
      work, voice not work, microphone not find, microphone lost, microphone change work, microphone allow,
      microphone interview broken, microphone permission browser`,
    about: 'microphone',
    answer:
      'Let us get it heard:\n1. Look beside the address of the page: open its permissions and allow the microphone.\n2. Come back to the page and reload it.\n3. Look in the system’s sound settings whether your microphone is listed as an input, and choose it in the room’s device menu.\n4. Close other programs that use it, such as a video call.\n' +
      typingMeanwhile,
    more: 'If the permission is given and it is still not heard, the system may keep it from the browser: look under the privacy settings of Windows, macOS or your phone for the microphone, and switch your browser on. Then try another browser. If all that fails, write to {support} and say which browser and system you use.',
    why: 'Usually the browser was told once not to give this page the microphone and remembers it, or another program holds it.',
    where: [
      {
        mentions: 'phone',
        answer:
          'On a phone or tablet:\n1. iPhone or iPad with Safari: press the page menu beside the address, then Website Settings, and set Microphone to Allow. With another browser: open the device’s Settings, then that browser, and switch Microphone on.\n2. Android with Chrome: press the icon at the left end of the address bar, then Permissions, and switch Microphone on.\n3. Reload the page and try again. ' +
          typingMeanwhile,
      },
      {
        mentions: 'firefox',
        answer:
          'In Firefox:\n1. Press the crossed-out microphone beside the address.\n2. Remove Blocked with the ✕ beside it, and choose Allow when Firefox asks again.\n3. ' +
          elsewhere +
          ' ' +
          typingMeanwhile,
      },
      {
        mentions: 'chrome',
        answer:
          'In Chrome:\n1. Press the icon at the left end of the address bar.\n2. Switch Microphone on.\n3. ' +
          elsewhere +
          ' ' +
          typingMeanwhile,
      },
      {
        mentions: 'edge',
        answer:
          'In Edge:\n1. Press the lock at the left end of the address bar.\n2. Set Microphone to Allow.\n3. ' +
          elsewhere +
          ' ' +
          typingMeanwhile,
      },
      {
        mentions: 'safari',
        answer:
          'In Safari:\n1. In the menu bar, open Safari and then Settings for This Website.\n2. Set Microphone to Allow.\n3. ' +
          elsewhere +
          ' ' +
          typingMeanwhile,
      },
      {
        mentions: 'windows',
        answer:
          'On Windows:\n1. Allow the microphone beside the address of the page, and reload.\n2. Open Settings › Privacy & security › Microphone, and let your browser use it.\n3. Open Settings › System › Sound and look whether it is listed under Input. ' +
          typingMeanwhile,
      },
      {
        mentions: 'mac',
        answer:
          'On a Mac:\n1. Allow the microphone beside the address of the page, and reload.\n2. Open System Settings › Privacy & Security › Microphone, and switch your browser on.\n3. Open System Settings › Sound › Input and look whether it is listed. ' +
          typingMeanwhile,
      },
    ],
    adds: { technical_support: 'If it is still silent, tell me your browser and your system.' },
  },
  {
    id: 'no-sound',
    subject: 'not hearing the interviewer',
    asked: `nosound, nosound interviewer, not sound, sound, sound broken, sound not, interviewer not sound,
      sound interviewer, no sound interview, interviewer sound, voice interviewer broken, not hear interviewer,
      sound quiet, sound phone, interviewer not voice, nosound caption, nosound voice`,
    about: 'sound nosound',
    answer:
      'If you cannot hear the interviewer:\n1. Press Start Audio in the control bar if it is there: browsers keep sound off until you press something.\n2. Turn the volume up, and look whether the tab is muted.\n3. Look whether headphones are connected, and choose the right speaker.\n4. Reload the page: you come back into the same interview.\nThe captions show what is said in the meantime.',
    why: 'Browsers hold sound back until you have pressed something on the page; the other usual reason is that it goes to another speaker.',
  },
  {
    id: 'devices',
    subject: 'choosing a microphone',
    asked: `device, change microphone, device change, microphone headphones, choose microphone, which microphone,
      headphones, headphones microphone, bluetooth, other microphone, device wrong, headphones need, headphones work`,
    about: 'device microphone',
    answer:
      'In the room, the device menu beside the microphone button lists your microphones; choose another one there at any time, it is remembered. A headset is not needed, but it helps against echo and noise.',
  },
  {
    id: 'noise',
    subject: 'noise and echo',
    asked: `noise, sound noise, noise room, noise interview, bad sound quality, noise microphone, noise voice`,
    about: 'noise',
    answer:
      'Use a headset, sit near the microphone, and close doors and windows. Noise and echo make the recogniser mishear. If it stays loud around you, type your answers.',
  },
  {
    id: 'browsers',
    subject: 'which browsers work',
    asked: `browser, which browser, browser work, browser support, support browser, firefox work, chrome work, safari
      work, edge work, otherbrowser work, firefox support, chrome support, safari support, support edge, browser
      best, browser need, browser firefox, browser chrome, browser safari, browser edge, browser otherbrowser,
      safari use, use firefox, use chrome, use edge, windows work, mac work, linux work, requirements, system
      requirements, old browser`,
    about: 'browser',
    answer:
      'A current version of Chrome, Edge, Firefox or Safari works, on a computer, a tablet or a phone. In Chrome, Edge and Safari your browser can also turn speech into text itself, if you agree; in Firefox our own recogniser does it, or you type.',
  },
  {
    id: 'phone',
    subject: 'using a phone or tablet',
    asked: `phone work, phone use, phone interview, phone practice, phone app, app phone, app, install, need app,
      app install, computer need, laptop need, on my phone, work phone, phone support, phone app exist, android app`,
    about: 'phone',
    answer:
      'It works in the browser of a phone or tablet as well as on a computer; there is no app to install. Keep the page open while you talk: phones put hidden pages to sleep.',
  },
  {
    id: 'connection',
    subject: 'a bad connection',
    asked: `connection, connection broken, connection slow, slow, lag, delay, connection need, connection interview,
      reconnecting, connection speed, connection bad, choppy, stutter sound, sound choppy, sound connection,
      sound connection broken`,
    about: 'connection',
    answer:
      'Move nearer to the router or use a cable, close downloads and video calls, and switch off a VPN if you use one. If the line drops, the room reconnects by itself and everything said is kept. A reload brings you back into the same interview.',
  },
  {
    id: 'no-interviewer',
    subject: 'an interviewer who does not come',
    asked: `connecting, connecting interview, interviewer not, interviewer lost, stuck, connecting support, interviewer
      not answer, interviewer not join, interviewer connecting, interviewer not start, interviewer broken, interview
      not start, interviewer not say, wait interviewer, interview broken start, interviewer busy, interview
      connecting, interviewer voice not, interviewer late`,
    about: 'connecting interviewer',
    answer:
      'Give it some seconds: if no interviewer joins, another one is called by itself, and the room says what is happening. If all are busy, try again in a minute; nothing is lost. If it stays at connecting, reload the page, switch off a VPN or a strict firewall, or try another network.',
  },
  {
    id: 'page-broken',
    subject: 'a page that does not work',
    asked: `page broken, broken, website broken, blank, white screen, page not load, site down, down, error, button
      broken, page crash, outage, page blank, broken app, broken link, link broken, 404, broken help, page`,
    about: 'broken',
    answer:
      'Reload the page. If that does not help, update the browser, switch off extensions such as ad blockers for this page, or try another browser. Still broken? Write to {support}: say what you did, what you saw, the time, and your browser and system.',
    adds: { technical_support: 'Which page is it, and what exactly does it say?' },
  },
  {
    id: 'accessibility',
    subject: 'accessibility',
    asked: `accessible, accessible interview, accessible use, keyboard only, accessible caption, accent, accent interview,
      accessible typing, accent score`,
    about: 'accessible',
    answer:
      'A whole interview can be held with the keyboard, with a screen reader, and by typing, with captions of both sides. An accent, a stammer or pauses never count against you: only what you say is assessed. If something stands in your way, write to {support}.',
  },
  {
    id: 'theme',
    subject: 'light and dark',
    asked: `dark, change dark, dark where, colour, color`,
    about: 'dark',
    answer: 'The page follows the light or dark setting of your system, and the theme switch on the page changes it.',
  },
];
