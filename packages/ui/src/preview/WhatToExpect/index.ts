export { WhatToExpect } from './WhatToExpect.tsx';
