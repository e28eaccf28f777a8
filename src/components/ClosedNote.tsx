import type { ClosingView } from '../content/views';
import { Icon } from './Icon';
import { ShowTimed, timed } from './ShowTimed';
import { SmartLink } from './SmartLink';

/** Says that applications are over, once they are; nothing if they have no end. */
export const ClosedNote = ({ closing }: { readonly closing?: ClosingView }) =>
  closing && (
    <>
      <div className="note" {...timed(closing.closed)}>
        <Icon name="info" />
        <p>
          {closing.text}{' '}
          {closing.link && <SmartLink href={closing.link.href}>{closing.link.label}</SmartLink>}
        </p>
      </div>
      <ShowTimed />
    </>
  );
