import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { limits } from '#shared/limits.ts';
import { createHoverIntent } from '#src/browser/hover-intent.ts';
import styles from './tooltip.module.css';

const delays = { openMs: limits.tooltip.openDelayMs, skipMs: limits.tooltip.skipDelayMs, closeMs: 0 };

/** Distance between control and tooltip, and between tooltip and window edge. */
const gapPx = 10;

function controlAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
}

interface Shown {
  control: HTMLElement;
  text: string;
}

interface Place {
  isBelow: boolean;
  style: CSSProperties & Record<`--${string}`, string>;
}

/** A place below the control, or above it if there is no room, inside the window. */
function placeOf(tip: HTMLElement, control: HTMLElement): Place {
  const box = control.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const middle = box.left + box.width / 2;
  const furthest = document.documentElement.clientWidth - width - gapPx;
  const left = Math.max(gapPx, Math.min(middle - width / 2, furthest));
  const isBelow = box.bottom + gapPx + height < innerHeight;
  const top = isBelow ? box.bottom + gapPx : box.top - gapPx - height;
  return {
    isBelow,
    style: { '--left': `${left}px`, '--top': `${top}px`, '--point': `${middle - left}px` },
  };
}

/**
 * The only tooltip of the page (SPEC section 9), for controls with `data-tooltip`: shows that value, or else
 * the accessible name, on hover and on keyboard focus. Hidden from screen readers, which read the name
 * anyway. In the top layer, so that nothing clips it.
 */
export function Tooltip() {
  const ref = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [place, setPlace] = useState<Place | null>(null);

  // Shown again for each control, to be above a dialog that has opened meanwhile; placed once it has its size.
  useLayoutEffect(() => {
    const tip = ref.current;
    if (!tip || !shown) return;
    tip.showPopover();
    setPlace(placeOf(tip, shown.control));
    return () => tip.hidePopover();
  }, [shown]);

  useEffect(() => {
    // Older browsers without popovers show no tooltip.
    const tip = ref.current;
    if (!tip?.showPopover) return;
    let current: HTMLElement | null = null;
    const show = (control: HTMLElement | null) => {
      const text = control?.isConnected && (control.dataset.tooltip || control.ariaLabel);
      current = text ? control : null;
      setShown(control && text ? { control, text } : null);
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
      if (!control || control === controlAt(relatedTarget)) return;
      const focused = controlAt(document.activeElement);
      // A control that scrolled under the pointer and away again ends nothing for the keyboard.
      if (focused?.matches(':focus-visible')) intent.enter(focused);
      else intent.leave();
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
      if (!current) return;
      // The browser itself scrolls to a control that gets the focus.
      if (current.matches(':focus-visible')) setPlace(placeOf(tip, current));
      else intent.close();
    });
    return () => {
      intent.dispose();
      listeners.abort();
    };
  }, []);

  return (
    <div
      ref={ref}
      popover="manual"
      className={place?.isBelow ? `note ${styles.tooltip} ${styles.below}` : `note ${styles.tooltip}`}
      style={place?.style}
      aria-hidden="true"
    >
      {shown?.text}
    </div>
  );
}
