/** HTML attributes that React 18 passes on in lower case but that its types lack. */
import 'react';

declare module 'react' {
  interface HTMLAttributes<T> extends DOMAttributes<T> {
    /** Makes an element a popover that Escape and a press beside it close. */
    popover?: 'auto';
  }
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    /** Id of the popover that the button opens and closes. */
    popovertarget?: string;
    popovertargetaction?: 'hide';
  }
  interface ImgHTMLAttributes<T> extends HTMLAttributes<T> {
    fetchpriority?: 'high';
  }
}
