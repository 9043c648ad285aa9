import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleLogo } from '../../primitives/testing/logo.ts';
import { formWidth } from '../../primitives/testing/Narrow.tsx';
import { LogoField, type LogoFieldProps } from './LogoField.tsx';

/** Keeps what is chosen, as the form does. */
function Choosing(props: LogoFieldProps) {
  const [logo, setLogo] = useState(props.logo);
  const onChange = (chosen: string | null) => {
    setLogo(chosen);
    props.onChange(chosen);
  };
  return <LogoField {...props} logo={logo} onChange={onChange} />;
}

const onChange = fn<(logo: string | null) => void>();
const meta = {
  component: LogoField,
  args: { logo: null, company: 'Harbour Logistics', onChange },
  render: (args) => <Choosing {...args} />,
  decorators: [formWidth],
} satisfies Meta<typeof LogoField>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const svgOf = (shapes: string) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400">${shapes}</svg>`], 'logo.svg', {
    type: 'image/svg+xml',
  });

const choose =
  (file: File): Play =>
  async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.upload(canvas.getByLabelText('Choose a logo'), file);
  };

/** Width, height, and color of a corner of what was chosen. */
async function drawn() {
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const image = new Image();
  image.src = onChange.mock.calls[0]?.[0] ?? '';
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  return { width, height, corner: [...(pen?.getImageData(0, 0, 1, 1).data ?? [])] };
}

export const None: Story = {};

export const Focus: Story = {
  play: async (context) => {
    await choose(svgOf('<circle cx="600" cy="200" r="150"/>'))(context);
    await expect(await context.canvas.findByRole('button', { name: 'Remove Logo' })).toHaveFocus();
  },
};

/** Many programs save no width and no height; and a small one isn't blurred. */
export const NoSize: Story = {
  play: async (context) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>';
    await choose(new File([svg], 'logo.svg', { type: 'image/svg+xml' }))(context);
    await expect(await drawn()).toMatchObject({ width: 96, height: 96 });
  },
};

/** Dark ink without a ground is put on white. */
export const OnWhite: Story = {
  play: async (context) => {
    await choose(svgOf('<circle cx="600" cy="200" r="150" fill="#0B5E7A"/>'))(context);
    await expect(await drawn()).toEqual({ width: 240, height: 96, corner: [255, 255, 255, 255] });
    await expect(context.canvas.getByRole('img', { name: 'Logo of Harbour Logistics' })).toBeVisible();
  },
};

/** White ink without a ground would be lost there. */
export const OnInk: Story = {
  tags: ['dark'],
  play: async (context) => {
    await choose(svgOf('<circle cx="600" cy="200" r="150" fill="#fff"/>'))(context);
    await expect((await drawn()).corner).toEqual([27, 26, 23, 255]);
  },
};

export const WithItsGround: Story = {
  play: async (context) => {
    await choose(svgOf('<rect width="1200" height="400" fill="#008000"/>'))(context);
    await expect(await drawn()).toEqual({ width: 288, height: 96, corner: [0, 128, 0, 255] });
  },
};

export const NoImage: Story = {
  tags: ['dark'],
  play: async (context) => {
    await choose(new File(['Ward nurse'], 'ad.png', { type: 'image/png' }))(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('ad.png isn’t an image we can read.');
    await expect(onChange).not.toHaveBeenCalled();
  },
};

export const Removed: Story = {
  args: { logo: sampleLogo },
  play: async ({ canvas, userEvent }) => {
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logo' }));
    await expect(onChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByLabelText('Choose a logo')).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { logo: sampleLogo, readOnly: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Remove Logo' })).toBeDisabled(),
};
