import { CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect } from 'react';
import { Button, IconButton } from '../controls/button.tsx';
import { classNames } from '../controls/class-names.ts';
import { dismissNotice, type ShownNotice, useNotices } from '../state/workbench.ts';
import styles from './notices.module.css';

const ICONS = { info: Info, warning: TriangleAlert, error: CircleAlert };
/** Long enough to read; errors stay until someone has read them. */
const SHOWN_FOR = { info: 6000, warning: 12_000, error: undefined };

export function Notices() {
  const notices = useNotices();
  return (
    <section className={styles.stack} aria-label="Notices">
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function NoticeBox({ notice: { id, severity, message, action } }: { readonly notice: ShownNotice }) {
  const Icon = ICONS[severity];
  useEffect(() => {
    const time = SHOWN_FOR[severity];
    if (time === undefined) return;
    const timer = setTimeout(() => dismissNotice(id), time);
    return () => clearTimeout(timer);
  }, [id, severity]);
  return (
    <div role={severity === 'error' ? 'alert' : 'status'} className={classNames(styles.notice, styles[severity])}>
      <Icon size={15} aria-hidden />
      <p>{message}</p>
      {action && (
        <Button
          kind="plain"
          onClick={() => {
            dismissNotice(id);
            action.run();
          }}
        >
          {action.title}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<X size={14} />} onClick={() => dismissNotice(id)} />
    </div>
  );
}
