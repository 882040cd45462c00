import type { Send } from '@cortex/conformance/client';
import type { Login } from '@cortex/conformance/person';
import { type Answer, type Between, listen, openApp } from '../../conformance/startApp.ts';

/** Two organizations on a server that is sound until it is broken. */
export type Cast = { admin: Login; other: Login; breakWith(defect: Between): void };

/** One address at which one server after the other answers, so that a tool in front of it can stay. */
export class Stage {
  readonly url: string;
  readonly stop: () => Promise<void>;
  private readonly place: { send: Send };

  private constructor(url: string, stop: () => Promise<void>, place: { send: Send }) {
    this.url = url;
    this.stop = stop;
    this.place = place;
  }

  static async open(): Promise<Stage> {
    const place: { send: Send } = { send: async () => new Response(null, { status: 503 }) };
    const { url, stop } = await listen((address, init) => place.send(address, init));
    return new Stage(url, stop, place);
  }

  /** Puts a new server on an empty database behind the address. */
  async put(): Promise<Cast> {
    let between: Between = (request: Request, answer: Answer) => answer(request);
    const { admin, other, send } = await openApp((request, answer, db) => between(request, answer, db));
    this.place.send = send;
    return {
      admin,
      other,
      breakWith: (defect) => {
        between = defect;
      },
    };
  }
}
