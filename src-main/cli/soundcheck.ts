import {parse} from 'yaml'; const x: number = parse('3'); console.log(x);
