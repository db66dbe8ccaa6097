import { type ComponentType, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './chart.module.css';
import { takeTurn } from './turns.ts';
import { useSame } from './use-same.ts';

/**
 * For everything that recharts draws: at once, and where it stands among the others. By itself it puts marks into layers, and all
 * else below them.
 */
export const AS_WRITTEN = { isAnimationActive: false, zIndex: 0 } as const;

interface DrawingProps<D extends object> {
  /** Known before it is drawn, so that nothing moves when it is. */
  readonly height: number;
  readonly draw: ComponentType<D & { readonly width: number }>;
  /** All that the drawing depends on: it is drawn again only when this says something else. */
  readonly data: D;
}

/** How long pictures must have stayed the same before what is out of sight is drawn too, in milliseconds. */
const PATIENCE = 500;

/** The picture of a chart: drawn in its turn, as wide as there is room; what is out of sight waits for a quiet moment. */
export function Drawing<D extends object>({ height, draw: Draw, data }: DrawingProps<D>) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const isNear = useIsNear(box);
  const current = useSame(data);
  const [drawn, setDrawn] = useState<{ readonly data: D; readonly width: number }>();
  useEffect(() => {
    if (width === 0) return;
    const draw = (): void => setDrawn({ data: current, width });
    if (isNear) return takeTurn(draw);
    let takeBack: (() => void) | undefined;
    const timer = setTimeout(() => {
      takeBack = takeTurn(draw);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      takeBack?.();
    };
  }, [current, width, isNear]);
  const picture = useMemo(() => drawn && <Draw {...drawn.data} width={drawn.width} />, [Draw, drawn]);
  return (
    <div ref={box} className={styles.chart} style={{ minHeight: height }} data-drawn={drawn?.data === current}>
      {picture}
    </div>
  );
}

/** 0 until it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current!;
    const measure = (): void => setWidth(Math.round(measured.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** So far from the window a drawing is made already, for whoever scrolls. */
const NEAR = '300px';

function useIsNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      rootMargin: NEAR,
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
