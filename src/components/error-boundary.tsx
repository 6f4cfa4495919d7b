import { Component, createElement, createRef, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The element around the part; landmarks are found even if their first render fails. */
  as?: 'main' | 'header' | 'footer' | 'div';
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null;
}

const copyChildren = (element: Element) => [...element.childNodes].map((node) => node.cloneNode(true));

/**
 * Limits an error to one part of the page (React logs it). The part keeps its last HTML, with links and
 * input, but without behaviour: a click on a button in it reloads the page. A `div` that was never rendered
 * passes the error on to the landmark around it.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null };
  private element = createRef<HTMLElement>();
  private copy: Node[] | null = null;

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  /** Clones the nodes: HTML text would lose field values, and the policy blocks its style attributes. */
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
    // During this render the document still has the last or the prerendered content of the part.
    const lastShown = this.element.current ?? (as === 'div' ? null : document.querySelector(as));
    if (!lastShown && !this.copy) throw failure.error;
    if (lastShown) this.copy ??= copyChildren(lastShown);
    return createElement(as, { ...attributes, ref: this.fill });
  }
}
