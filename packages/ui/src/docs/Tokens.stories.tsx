import type { Meta, StoryObj } from '@storybook/react-vite';
import { darkColor, lightColor, tokens } from '../theme/index.ts';
import { Cell, Corner, Grid, Measure, Rows, Swatch } from './Tokens.styles.ts';

const names = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[];

/** Groups of tokens that cannot be drawn, and what they are for. */
const uses = {
  motion: 'Motion: quick for what is pressed, calm for what opens or leaves',
  leading: 'Height of a line, of its letters',
  width: 'Widest page and widest text',
  target: 'Smallest side of what a finger presses',
  layer: 'What lies over what',
};

function valuesOf(group: keyof typeof uses): [name: string, value: string][] {
  const values = tokens.raw[group];
  return typeof values === 'string' ? [[group, values]] : Object.entries(values);
}

const meta = {} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <Grid>
      {names(lightColor).map((name) => (
        <Cell key={name}>
          <dt>
            <Swatch style={{ background: tokens.color[name] }} />
            {name}
          </dt>
          <dd>
            {tokens.vars.color[name]}
            <br />
            {lightColor[name]} {darkColor[name]}
          </dd>
        </Cell>
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  render: () => (
    <Rows>
      {names(tokens.size).map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd
            style={{
              fontSize: tokens.size[name],
              fontFamily: name.startsWith('h') ? tokens.font.heading : tokens.font.text,
              lineHeight: name.startsWith('h') ? tokens.leading.heading : tokens.leading.text,
            }}
          >
            Tell me about a time
          </dd>
        </div>
      ))}
    </Rows>
  ),
};

export const Spaces: Story = {
  render: () => (
    <Rows>
      {names(tokens.space).map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Measure style={{ inlineSize: tokens.space[name] }} />
          </dd>
        </div>
      ))}
    </Rows>
  ),
};

export const Radii: Story = {
  render: () => (
    <Grid>
      {names(tokens.radius).map((name) => (
        <Cell key={name}>
          <dt>{name}</dt>
          <dd>
            <Corner style={{ borderRadius: tokens.radius[name] }} />
          </dd>
        </Cell>
      ))}
    </Grid>
  ),
};

/** What has no look of its own: its value, so that no token changes unseen. */
export const Values: Story = {
  render: () => (
    <Rows>
      {names(uses).map((group) => (
        <div key={group}>
          <dt>{uses[group]}</dt>
          <dd>
            {valuesOf(group).map(([name, value]) => (
              <div key={name}>
                {name} {value}
              </div>
            ))}
          </dd>
        </div>
      ))}
    </Rows>
  ),
};
