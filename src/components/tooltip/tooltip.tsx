import { useEffect, useRef } from 'react';
import { limits } from '../../../shared/limits.ts';
import { createHoverIntent } from '../../../shared/hover-intent.ts';
import styles from './tooltip.module.css';

const delays = { openMs: limits.tooltip.openDelayMs, skipMs: limits.tooltip.skipDelayMs, closeMs: 0 };

/** Distance between control and tooltip, and between tooltip and window edge. */
const gapPx = 10;

/** The closest control with a tooltip. */
function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

/** Places the tooltip below the control, or above it if there is no room, inside the window. */
function place(tip: HTMLElement, control: HTMLElement): void {
  const box = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const furthest = document.documentElement.clientWidth - width - gapPx;
  const left = Math.max(gapPx, Math.min(middle - width / 2, furthest));
  const isBelow = box.bottom + gapPx + height < innerHeight;
  tip.classList.toggle(styles.below ?? '', isBelow);
  tip.style.setProperty('--left', `${left}px`);
  tip.style.setProperty('--top', `${isBelow ? box.bottom + gapPx : box.top - gapPx - height}px`);
  tip.style.setProperty('--point', `${middle - left}px`);
}

/**
 * The only tooltip of the page (SPEC section 9), for controls with `data-tooltip`: shows that value, or else
 * the accessible name, on hover and on keyboard focus. Hidden from screen readers, which read the name
 * anyway. In the top layer, so that nothing clips it.
 */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = ref.current;
    // Older browsers without popovers show no tooltip.
    if (!tip?.showPopover) return;
    let isShown = false;
    const show = (control: HTMLElement | null) => {
      const text = control?.isConnected && (control.dataset.tooltip || control.ariaLabel);
      isShown = Boolean(text);
      // Shown again for each control, to be above a dialog that has opened meanwhile.
      tip.hidePopover();
      if (!control || !text) return;
      tip.textContent = text;
      tip.showPopover();
      place(tip, control);
    };
    const intent = createHoverIntent<HTMLElement>(delays, show);

    const listeners = new AbortController();
    const { signal } = listeners;
    const listen = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal, capture: true, passive: true });

    listen('pointerover', ({ pointerType, target, relatedTarget }) => {
      const control = controlAt(target);
      if (pointerType === 'mouse' && control && control !== controlAt(relatedTarget)) intent.enter(control);
    });
    listen('pointerout', ({ target, relatedTarget }) => {
      const control = controlAt(target);
      if (control && control !== controlAt(relatedTarget)) intent.leave();
    });
    listen('focusin', ({ target }) => {
      const control = controlAt(target);
      if (control?.matches(':focus-visible')) intent.enter(control);
    });
    listen('focusout', ({ target }) => {
      if (controlAt(target)) intent.leave();
    });
    listen('pointerdown', () => intent.close());
    listen('keydown', ({ key }) => {
      if (key === 'Escape') intent.close();
    });
    listen('scroll', () => {
      if (isShown) intent.close();
    });
    return () => {
      intent.dispose();
      listeners.abort();
    };
  }, []);

  return <div ref={ref} popover="manual" className={styles.tooltip} aria-hidden="true" />;
}
