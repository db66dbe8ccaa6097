import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useStore } from '../state/store.ts';
import { Button } from './button.tsx';
import { type MenuItem, openMenu, showMenu } from './menu.ts';

interface MenuButtonProps {
  readonly children: ReactNode;
  /** Names the menu, and the button where its text does not. */
  readonly label: string;
  /** Asked for when the menu opens. */
  readonly items: () => readonly MenuItem[];
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** A button that opens a menu below itself. */
export function MenuButton({ children, label, items, icon, disabled }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useStore(openMenu, (menu) => menu !== undefined && menu.at === button.current);
  return (
    <Button
      ref={button}
      icon={icon}
      disabled={disabled}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={(event) => showMenu({ label, items: items(), at: event.currentTarget })}
    >
      {children}
      <ChevronDown size={12} aria-hidden />
    </Button>
  );
}
