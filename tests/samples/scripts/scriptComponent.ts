/** Fake of the component that `getComponent` returns. */
type Callback = (payload: unknown) => unknown;

export class ScriptComponent {
  private readonly callbacks = new Map<string, Callback[]>();

  constructor(
    readonly name: string,
    /** Called when an event gets its first callback. */
    private readonly onListen: (component: ScriptComponent, event: string) => void,
  ) {}

  on = (event: string, callback: Callback): void => {
    const known = this.callbacks.get(event);
    if (known) known.push(callback);
    else {
      this.callbacks.set(event, [callback]);
      this.onListen(this, event);
    }
  };

  /** Methods of the components in facts/open-platform/components.yaml. */
  reload = (): void => {};
  clearSelection = (): void => {};
  validate = (): boolean => true;
  focus = (): void => {};
  setParams = (_params: object): void => {};

  /** Fires an event. Returns false when it has no listener. */
  fire(event: string, payload: unknown): boolean {
    const callbacks = this.callbacks.get(event) ?? [];
    for (const callback of callbacks) callback(payload);
    return callbacks.length > 0;
  }
}
