import { Component, type ReactNode } from 'react';
import type { SiteFacts, UiTexts } from '../../content/views';
import { Icon } from '../Icon';
import { PhoneText } from './PhoneText';
import { isChunkError, reloadOnce } from './staleChunk';

export interface ErrorBoundaryProps {
  readonly facts: SiteFacts;
  readonly ui: Pick<
    UiTexts,
    'errorHeading' | 'errorText' | 'errorReload' | 'updateReady' | 'callButton'
  >;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  /** The page is of an earlier release, whose parts are gone. */
  readonly outdated: boolean;
}

/** Instead of a blank page: what to do when a page breaks in the browser, with the phone number. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, outdated: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, outdated: isChunkError(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (isChunkError(error)) reloadOnce();
  }

  override render(): ReactNode {
    const { children, facts, ui } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className="wrap sec" role="alert">
        <h1>{this.state.outdated ? ui.updateReady : ui.errorHeading}</h1>
        <p className="lede">
          <PhoneText text={ui.errorText} facts={facts} />
        </p>
        <p className="actions">
          <a className="btn btn-call" href={facts.phone.href}>
            <Icon name="phone" /> {ui.callButton}
          </a>
          <button className="btn btn-solid" type="button" onClick={() => window.location.reload()}>
            {ui.errorReload}
          </button>
        </p>
      </div>
    );
  }
}
