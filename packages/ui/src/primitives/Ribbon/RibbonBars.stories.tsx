import type { Meta, StoryObj } from '@storybook/react-vite';
import { RibbonBars } from './RibbonBars.tsx';
import { longRibbon, shortRibbon, typedRibbon } from './sample/otherRibbons.ts';
import { sampleRibbon } from './sample/sampleRibbon.ts';

const meta = { component: RibbonBars, args: { bars: sampleRibbon.bars } } satisfies Meta<typeof RibbonBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
/** As a list shows them. */
export const InAList: Story = {
  tags: ['dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 335 }}>
      {[longRibbon, sampleRibbon, shortRibbon, typedRibbon].map(({ bars, endMs }) => (
        <RibbonBars
          key={endMs}
          size="short"
          bars={bars.filter((_bar, at) => at % 2 === 0).map(({ kind, height }) => ({ kind, height }))}
        />
      ))}
    </div>
  ),
};
