// Hand-written C: Crazy Chicken (Schacht), random legal playouts of a full game of four rounds. Lower bound for the work.
// Uniform among the legal moves of each decision: first draw (pile), second draw (pile), lay (type, count) or discard
// (type, place), and, where there is a choice, the pile for a displaced set.  cc GAMES 2 [any third argument: wins]
// Nine counters of 7 bits in one word: field i at bit 7*i; a card is the shift 7*i of its type, type 0 = 20 ... 8 = 6.
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#include <time.h>
#include <immintrin.h>
#define ONES 0x0102040810204081ull
#define GUARD (ONES<<6)
static const int NUM[9]={20,18,16,14,12,9,8,7,6};
static uint64_t sa=0x9e3779b97f4a7c15ull,sb=0x243f6a8885a308d3ull;              // xoroshiro128+
static inline uint64_t rot(uint64_t x,int k){return (x<<k)|(x>>(64-k));}
static inline uint64_t rnd(void){uint64_t a=sa,b=sb,r=a+b;b^=a;sa=rot(a,24)^b^(b<<16);sb=rot(b,37);return r;}
static inline uint32_t scale(uint32_t x,uint32_t n){return ((uint64_t)x*n)>>32;}
static inline uint32_t nth(uint32_t r,uint64_t m){return (uint32_t)_tzcnt_u64(_pdep_u64(1ull<<r,m));}
static uint16_t worth[512];                                                    // CC-6.3: by the set of types shown
static uint8_t deck[112];                                                       // stays a permutation of all cards
static struct { uint8_t pile[4][256]; uint32_t n[4]; uint64_t hand[2],own[2],bar; } s; // pile 0,1 draw; 2,3 discard
static void deal(void){                                                         // CC-2.1
  for(int i=109;i>0;){uint64_t x=rnd();uint32_t j=scale(x>>32,i+1);uint8_t t=deck[i];deck[i]=deck[j];deck[j]=t;i--;
    j=scale((uint32_t)x,i+1);t=deck[i];deck[i]=deck[j];deck[j]=t;i--;}
  for(int p=0;p<2;p++){uint64_t h=0;for(int i=0;i<3;i++)h+=1ull<<deck[109-3*p-i];s.hand[p]=h;s.own[p]=0;}
  memcpy(s.pile[0],deck+52,52);memcpy(s.pile[1],deck,52);
  s.n[0]=s.n[1]=52;s.n[2]=s.n[3]=0;s.bar=ONES;                                  // bar: max(1, cards shown), CC-4.1/2/3
}
static long playround(int p){                                                   // returns the number of moves
  long moves=0;
  for(;;p^=1){
    uint64_t x=rnd(),h=s.hand[p];
    uint32_t m=3|(s.n[2]?4:0)|(s.n[3]?8:0);                                     // CC-3.2, CC-3.5
    uint32_t k=nth(scale(x>>32,__builtin_popcount(m)),m); h+=1ull<<s.pile[k][--s.n[k]]; m^=1u<<k; // CC-3.4: closed
    k=nth(scale((uint32_t)x,__builtin_popcount(m)),m);    h+=1ull<<s.pile[k][--s.n[k]];
    uint32_t two=s.n[2]&&s.n[3], pile=2+(s.n[2]!=0);                           // CC-5.2: choice, else the forced one
    uint64_t has=(h+63*ONES)&GUARD;
    uint64_t d=(h|GUARD)-s.bar, g=d&GUARD, lays=d&(g-(g>>6));                   // lays = max(0, hand - bar) a field
    uint64_t pre=lays*ONES; uint32_t L=(pre>>56)&127, D=(uint32_t)__builtin_popcountll(has)<<two;
    x=rnd(); uint32_t r=scale(x>>32,L+D); moves+=3;
    if(r>=L){                                                                   // discard one card, CC-5.1
      r-=L; uint32_t c=nth(r>>two,has)-6; k=pile-(two&r); s.hand[p]=h-(1ull<<c);
      s.pile[k][s.n[k]++]=c;
    } else {                                                                    // lay, CC-4
      uint64_t b=_pdep_u64(pre,0x7f7f7f7f7f7f7f7full);
      uint32_t c=7*__builtin_popcountll(((r*0x0101010101010101ull|0x8080808080808080ull)-b)&0x8080808080808080ull);
      uint64_t bit=1ull<<c; uint32_t old=(s.bar>>c)&127, before=((pre-lays)>>c)&127, q=old+1+r-before;
      s.hand[p]=h-((uint64_t)q<<c); s.bar+=(uint64_t)(q-old)<<c;
      if((s.own[0]|s.own[1])&bit){                                              // displaced: CC-4.2 to CC-4.5; at most 9 cards
        moves+=two; k=pile-(two&(uint32_t)x>>31);
        memset(s.pile[k]+s.n[k],c,16); s.n[k]+=old;
        s.own[p^1]&=~bit;                                                       // CC-4.6: only one side showed it
      }
      s.own[p]|=bit;
      if(__builtin_popcountll(s.own[p])>=6||(s.own[0]|s.own[1])==ONES)return moves; // CC-6.1 a, b
    }
    if(!s.n[0]||!s.n[1])return moves;                                           // CC-6.1 c, CC-6.2
  }
}
int main(int argc,char**argv){
  int G=argc>1?atoi(argv[1]):0,P=argc>2?atoi(argv[2]):2; if(G<1||P!=2){fprintf(stderr,"usage: %s GAMES 2\n",argv[0]);return 2;}
  for(int i=0;i<512;i++)for(int t=0;t<9;t++)if(i>>t&1)worth[i]+=NUM[t];
  int k=0;for(int t=0;t<9;t++)for(int i=0;i<NUM[t];i++)deck[k++]=7*t;
  long moves=0,rounds=0,chk=0,wins[3]={0,0,0};struct timespec t0,t1;clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);
  for(int g=0;g<G;g++){
    int total[2]={0,0},best[2]={0,0};
    for(int r=0;r<4;r++){                                                       // CC-7.1; CC-2.3: the starter changes
      deal();moves+=playround(r&1);rounds++;
      for(int p=0;p<2;p++){int w=worth[_pext_u64(s.own[p],ONES)];total[p]+=w;if(w>best[p])best[p]=w;}
    }
    int u=total[0]*128+best[0],v=total[1]*128+best[1];wins[u>v?0:u<v?1:2]++;    // CC-7.2
    chk+=total[0]+total[1];
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double t=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
  printf("C: games %d moves %ld rounds %ld chk %ld time %.3f s, %.2f Mmoves/s\n",G,moves,rounds,chk,t,moves/t/1e6);
  if(argc>3)printf("wins seat 0: %ld, seat 1: %ld, draws: %ld\n",wins[0],wins[1],wins[2]);
  return 0;}
