import { trade } from './define.ts';

export const animals = trade('animals', {
  practice: ` anaesthesia monitoring of animals; nurse clinics | running nurse clinics; IV catheter placement | placing IV catheters | IV catheters; bandaging; veterinary dentistry | animal dentistry | dental scaling of animals; animal welfare | Tierschutz | bien-être animal | bienestar animal; animal care | caring for animals | Tierpflege; kennel cleaning | cleaning kennels; animal rehoming | rehoming; animal training | dog training | obedience training; dog walking | walking dogs; hand stripping; dog clipping | clipping dogs | clipping; dog bathing | bathing dogs; nail trimming | nail trims | nail clipping | claw trimming; small animal medicine | small animal practice; riding instruction | teaching riding; farriery | shoeing horses | horseshoeing; parasite control; euthanasia support; honey extraction | extracting honey; swarm catching | catching swarms; wildlife management | deer management`,
  tool: `VetIT; RxWorks; AVImark; clipper blades; grooming tables; microchip scanners`,
  certificate: `RCVS registration; veterinary degree | degree in veterinary medicine; dog grooming qualification | City and Guilds dog grooming; British Horse Society qualification | BHS stage 2 | BHS stage 3; animal care qualification | level 2 animal care | level 3 animal management`,
});
