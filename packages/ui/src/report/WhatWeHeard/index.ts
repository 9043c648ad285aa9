export { WhatWeHeard, type WhatWeHeardProps } from './WhatWeHeard.tsx';
