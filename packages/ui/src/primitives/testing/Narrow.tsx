import type { ReactNode } from 'react';

/** As wide as the content of the narrowest phone, 320 px, with the story's own padding around it. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <div style={{ inlineSize: 272, maxInlineSize: '100%' }}>{children}</div>;
}

/** As wide as a form. */
export function FormWidth({ children }: { readonly children: ReactNode }) {
  return <div style={{ maxInlineSize: 480 }}>{children}</div>;
}

export const narrow = (Story: () => ReactNode) => (
  <Narrow>
    <Story />
  </Narrow>
);

export const formWidth = (Story: () => ReactNode) => (
  <FormWidth>
    <Story />
  </FormWidth>
);
