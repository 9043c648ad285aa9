import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../testing/Narrow.tsx';
import { longText } from '../testing/words.ts';
import { useControlled } from '../testing/useControlled.ts';
import { EditableList } from './EditableList.tsx';

const meta = {
  component: EditableList,
  args: {
    label: 'Required Skills',
    items: ['Patience', 'Triage', 'Night shifts'],
    addLabel: 'Add skill',
    itemNoun: 'skill',
    placeholder: 'For example: drawing blood',
    onItemsChange: fn(),
  },
  render: function Controlled(args) {
    const [items, setItems] = useControlled(args.items);
    return (
      <EditableList
        {...args}
        items={items}
        onItemsChange={(next) => {
          setItems(next);
          args.onItemsChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof EditableList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Skills: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'Required Skills' })).toBeVisible(),
};
export const Empty: Story = { args: { items: [] } };
export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Skill 1' })).toBeDisabled(),
};
export const Questions: Story = {
  args: {
    label: 'Key Interview Questions',
    itemNoun: 'question',
    addLabel: 'Add question',
    placeholder: 'What else would you like to know?',
    items: ['Tell me about a night when everything happened at once. What did you do first?', 'Why nursing?', longText],
  },
};
export const At320: Story = { ...Questions, decorators: [narrow] };

/** Enter adds, and stays for one more. */
export const Added: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'New skill' }));
    await userEvent.keyboard('Calm{Enter}Humour{Enter}');
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Patience', 'Triage', 'Night shifts', 'Calm', 'Humour']);
    await expect(canvas.getByRole('status')).toHaveTextContent('skill added, 5 in all');
    await expect(canvas.getByRole('textbox', { name: 'New skill' })).toHaveFocus();
  },
};

/** Nothing is added from nothing; the keyboard goes to where it would be written. */
export const NothingToAdd: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add skill' }));
    await expect(canvas.getByRole('textbox', { name: 'New skill' })).toHaveFocus();
    await expect(args.onItemsChange).not.toHaveBeenCalled();
  },
};

export const Edited: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Skill 2' }));
    await userEvent.keyboard(' under pressure');
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Patience', 'Triage under pressure', 'Night shifts']);
  },
};

/** Escape takes an edit back. */
export const EditTakenBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Skill 2' }));
    await userEvent.keyboard(' under pressure{Escape}');
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Patience', 'Triage', 'Night shifts']);
  },
};

/** An item is removed by its button only: an emptied one comes back. */
export const Emptied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Skill 2' }));
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Skill 2' })).toHaveValue('Triage');
  },
};

/** The keyboard goes on with the next one. */
export const Removed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Remove skill 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Patience', 'Night shifts']);
    await expect(canvas.getByRole('button', { name: 'Remove skill 2' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('skill removed, 2 left');
  },
};

export const AllRemoved: Story = {
  args: { items: ['Patience'] },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remove skill 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'New skill' })).toHaveFocus();
  },
};

export const PickedUp: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Reorder skill 2' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('skill picked up, 2 of 3');
  },
};

/** Space, arrow keys, Space. The keyboard stays on the item. */
export const MovedByArrowKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Reorder skill 1' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('skill moved to 3 of 3');
    await userEvent.keyboard(' ');
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Triage', 'Night shifts', 'Patience']);
    await expect(canvas.getByRole('button', { name: 'Reorder skill 3', pressed: false })).toHaveFocus();
  },
};

/** Escape takes a move back. */
export const MoveTakenBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Reorder skill 3' }).focus();
    await userEvent.keyboard(' {Home}{Escape}');
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Patience', 'Triage', 'Night shifts']);
    await expect(canvas.getByRole('status')).toHaveTextContent('skill back at 3 of 3');
  },
};

/** Leaving an item that was picked up puts it down where it is. */
export const LeftWhileMoving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Reorder skill 1' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    await userEvent.click(canvas.getByRole('textbox', { name: 'New skill' }));
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Triage', 'Patience', 'Night shifts']);
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};

/** For whoever can point but not drag. */
export const MovedByButtons: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reorder skill 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Patience', 'Night shifts', 'Triage']);
  },
};

export const Dragged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const handle = canvas.getByRole('button', { name: 'Reorder skill 1' });
    const middleOf = (name: string) => {
      const { top, bottom } = canvas.getByRole('textbox', { name }).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const at = (clientY: number) => ({ target: handle, coords: { clientX: 40, clientY } });
    const [start, end] = [middleOf('Skill 1'), middleOf('Skill 3')];
    await userEvent.pointer([
      { keys: '[MouseLeft>]', ...at(start) },
      at(start + 10),
      at(middleOf('Skill 2')),
      at(end),
      at(end),
    ]);
    await userEvent.pointer({ keys: '[/MouseLeft]', ...at(end) });
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(['Triage', 'Night shifts', 'Patience']);
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
  },
};
