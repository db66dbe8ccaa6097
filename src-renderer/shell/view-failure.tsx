import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './view-failure.module.css';

interface ViewFailureProps {
  readonly children: ReactNode;
}

/** A view that breaks takes neither the window nor anybody's work with it. */
export class ViewFailure extends Component<ViewFailureProps, { readonly error?: Error }> {
  override state: { readonly error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  /** A part of the window that could not be fetched stays missing until the page is loaded anew. */
  private again(error: Error): void {
    if (/import|fetch|load/i.test(error.message)) location.reload();
    else this.setState({ error: undefined as never });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div role="alert" className={styles.failure}>
        <h2>This view has stopped working.</h2>
        <p>Your work is safe: it is kept by the program behind the window, not by the view.</p>
        <pre>{error.message}</pre>
        <Button onClick={() => this.again(error)}>Show it again</Button>
      </div>
    );
  }
}
