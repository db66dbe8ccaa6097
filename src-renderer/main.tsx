import { createRoot } from 'react-dom/client';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import { Frame } from './shell/frame.tsx';
import { connect } from './state/workbench.ts';
import { openTransport } from './transport/transport.ts';

void connect(openTransport());

createRoot(document.getElementById('root')!).render(<Frame />);
