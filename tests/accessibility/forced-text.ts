import type { Page } from '@playwright/test';

/**
 * The visible texts that a contrast theme makes unreadable, in its light and its dark form: less than 4.5 to 1 between
 * the ink and its ground. The browser puts a plate in the colour of the page behind a text whose colours it forces, so
 * only a text with `forced-color-adjust: none` has the background of its elements.
 */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    const found = await page.evaluate(async () => {
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      const canvas = document.createElement('i');
      canvas.style.backgroundColor = 'Canvas';
      document.body.append(canvas);
      const plate = getComputedStyle(canvas).backgroundColor;
      canvas.remove();
      const luminanceOf = (colour: string): number => {
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const groundOf = (element: Element): string => {
        for (let one: Element | null = element; one; one = one.parentElement) {
          const { backgroundColor } = getComputedStyle(one);
          if (backgroundColor !== 'transparent' && !/[,/] 0\)$/.test(backgroundColor)) return backgroundColor;
        }
        return plate;
      };
      const texts = new Map<Element, string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (element && text !== '' && !element.closest('script, style, noscript, [disabled]'))
          texts.set(element, text);
      }
      for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select'))
        if (!field.matches('[type="hidden"], [disabled]')) texts.set(field, field.name);
      return [...texts].flatMap(([element, text]) => {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const { width, height } = element.getBoundingClientRect();
        if (width <= 1 || height <= 1) return [];
        const style = getComputedStyle(element);
        const ink = element instanceof SVGElement && style.fill !== 'none' ? style.fill : style.color;
        const ground = style.forcedColorAdjust === 'none' ? groundOf(element) : plate;
        const [dark = 0, bright = 0] = [luminanceOf(ink), luminanceOf(ground)].toSorted((a, b) => a - b);
        const contrast = (bright + 0.05) / (dark + 0.05);
        return contrast < 4.5
          ? [`${text.slice(0, 40)}: ${ink} on ${ground}, ${element.outerHTML.slice(0, 100)}`]
          : [];
      });
    });
    problems.push(...found.map((problem) => `${colorScheme}: ${problem}`));
  }
  return problems;
}
