export * from './AccountBanner/index.ts';
export * from './MicAccessBox/index.ts';
export * from './PreviewPanel/index.ts';
export * from './StartPreview/index.ts';
export * from './WhatToExpect/index.ts';
