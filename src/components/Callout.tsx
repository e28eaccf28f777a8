import type { Embedded } from '../content/views';
import { Icon } from './Icon';

type CalloutProps = Pick<Extract<Embedded, { type: 'callout' }>, 'title' | 'text' | 'tone'>;

/** A short note beside the text, or a warning. */
export const Callout = ({ title, text, tone }: CalloutProps) => (
  <aside className={tone === 'warning' ? 'callout warn' : 'callout'}>
    <Icon name={tone === 'warning' ? 'triangle-alert' : 'info'} />
    <div>
      <b>{title}</b> {text}
    </div>
  </aside>
);
