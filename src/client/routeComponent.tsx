/** Replaces react-loadable, which Docusaurus uses for routes. The browser needs a tenth of its code. */
import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import Loading from '@theme/Loading';

export type Props = Record<string, unknown>;
type Attempt = { promise: Promise<Props>; loaded?: Props; error?: unknown };

const delayMs = 200;

function start(load: () => Promise<Props>): Attempt {
  const attempt: Attempt = { promise: load() };
  attempt.promise.then(
    (loaded) => (attempt.loaded = loaded),
    (error: unknown) => (attempt.error = error),
  );
  return attempt;
}

/** Renders a loaded route. Throws when one of its modules has no default export. */
function LoadedRoute({ path, loaded, ...routeProps }: { path: string; loaded: Props }): ReactNode {
  if (Object.values(loaded).includes(undefined))
    throw new Error(
      `The page component at ${path} doesn't have a default export. This makes it impossible to render anything.`,
    );
  const { __comp, __context, __props, ...props } = loaded;
  const Component = __comp as ComponentType<Props>;
  return (
    <RouteContextProvider value={__context as { plugin: { name: string; id: string } }}>
      <Component {...props} {...(__props as Props)} {...routeProps} />
    </RouteContextProvider>
  );
}

/**
 * Creates the component of a route. `load` is called once, by `preload` or by the first rendering. Only `preload`
 * retries after a failure, because a link may have been hovered while offline.
 */
export function createRouteComponent(path: string, load: () => Promise<Props>) {
  let attempt: Attempt | undefined;
  const getAttempt = (): Attempt => (attempt ??= start(load));

  function RouteComponent(props: Props): ReactNode {
    const [, redraw] = useReducer((count: number) => count + 1, 0);
    const [pastDelay, setPastDelay] = useState(false);
    const { promise, loaded, error } = getAttempt();
    const isPending = !loaded && !error;
    useEffect(() => {
      if (!isPending) return undefined;
      const timer = window.setTimeout(setPastDelay, delayMs, true);
      promise.then(redraw, redraw);
      return () => window.clearTimeout(timer);
    }, [promise, isPending]);

    function retry(): void {
      attempt = start(load);
      redraw();
    }
    if (loaded) return <LoadedRoute path={path} loaded={loaded} {...props} />;
    return <Loading isLoading={isPending} pastDelay={pastDelay} timedOut={false} error={error} retry={retry} />;
  }

  function preload(): Promise<Props> {
    if (attempt?.error) attempt = undefined;
    return getAttempt().promise;
  }
  return Object.assign(RouteComponent, { preload });
}
