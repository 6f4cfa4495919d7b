import { Component, createElement, createRef, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The element around the part. A landmark is found again when the very first render fails. Without it the part just goes. */
  as?: 'main' | 'header' | 'footer' | 'div';
  id?: string | undefined;
  inert?: boolean;
  'aria-hidden'?: true | undefined;
  className?: string | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

const copyChildren = (element: Element) => [...element.childNodes].map((node) => node.cloneNode(true));

/**
 * Keeps an error in one part of the page from taking the rest with it (React reports it in the console). The part stays as
 * it last stood, to be read, with its links and what was typed. Only what it did is gone, so a press on a button in it loads
 * the page anew. A `div` that has never stood passes the error on to the landmark around it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };
  private element = createRef<HTMLElement>();
  private copy: Node[] | null = null;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  /** Copies, not HTML text: the policy would block its style attributes, and fields would lose their values. */
  private fill = (element: HTMLElement | null): void => {
    if (!element || !this.copy) return;
    element.replaceChildren(...this.copy);
    element.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('button')) location.reload();
    });
  };

  override render(): ReactNode {
    const { as, children, ...attributes } = this.props;
    const { failure } = this.state;
    if (!as) return failure ? null : children;
    if (!failure) return createElement(as, { ...attributes, ref: this.element }, children);
    // While this renders, the document still shows what the part rendered last, or what was prerendered.
    const lastShown = this.element.current ?? (as === 'div' ? null : document.querySelector(as));
    if (!lastShown && !this.copy) throw failure.error;
    if (lastShown) this.copy ??= copyChildren(lastShown);
    return createElement(as, { ...attributes, ref: this.fill });
  }
}
