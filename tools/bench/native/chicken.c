// Hand-written C: Chicken (Knizia/Shafir), random legal playouts of a full game. Lower bound for the work.
// Uniform among the legal moves: play one of the playable kinds, draw, withdraw.  chicken GAMES SEATS [any third argument: wins]
// Kinds 0..6 = 1..6, chick; 7 = egg. A hand is eight byte counters in one word, and the set of its kinds.
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#include <time.h>
#include <immintrin.h>
enum { TARGET=50, MAXROUNDS=100 };                                              // CH-5.1, CH-5.2
static uint64_t sa=0x9e3779b97f4a7c15ull,sb=0x243f6a8885a308d3ull;              // xoroshiro128+
static inline uint64_t rot(uint64_t x,int k){return (x<<k)|(x>>(64-k));}
static inline uint64_t rnd(void){uint64_t a=sa,b=sb,r=a+b;b^=a;sa=rot(a,24)^b^(b<<16);sb=rot(b,37);return r;}
static inline uint32_t scale(uint32_t x,uint32_t n){return ((uint64_t)x*n)>>32;}
static inline uint32_t nth(uint32_t r,uint32_t m){return _tzcnt_u32(_pdep_u32(1u<<r,m));}
static const uint8_t NEXT[7]={1,2,3,4,5,6,0}, VAL[7]={1,2,3,4,5,6,10}, FACE[6]={1,2,3,4,5,10};
static const uint8_t FIT[7]={0x83,0x86,0x8c,0x98,0xb0,0xe0,0xc1};               // CH-3.1, CH-3.2: top, next, egg
static uint8_t worth[256];                                                      // CH-4.2: by the set of kinds, the egg aside
static uint8_t deck[52];                                                        // stays a permutation of all cards
static struct { uint64_t hand[5]; uint32_t has[5]; int score[5]; uint32_t nd,top,in; } s;
static inline void take(int p){uint32_t c=deck[--s.nd];s.hand[p]+=1ull<<8*c;s.has[p]|=1u<<c;}
static void deal(int P){                                                        // CH-2.1
  for(int i=49;i>0;){uint64_t x=rnd();uint32_t j=scale(x>>32,i+1);uint8_t t=deck[i];deck[i]=deck[j];deck[j]=t;i--;
    j=scale((uint32_t)x,i+1);t=deck[i];deck[i]=deck[j];deck[j]=t;i--;}
  s.nd=50; for(int p=0;p<P;p++){s.hand[p]=0;s.has[p]=0;for(int i=0;i<6;i++)take(p);}
  uint32_t c=deck[--s.nd];
  if(c==7){memmove(deck+1,deck,s.nd);deck[0]=7;c=deck[s.nd];}                   // CH-2.2: the egg to the bottom, the next card up
  s.top=c; s.in=(1u<<P)-1;
}
static long playround(int P,int*starter){                                       // returns the number of moves
  int p=*starter,win=-1; long moves=0; deal(P);
  for(;;){
    uint32_t m=(s.has[p]&FIT[s.top])|((s.nd!=0)&((s.in&(s.in-1))!=0))<<8|0x200; // CH-3.5 to CH-3.7
    uint32_t c=nth(scale(rnd()>>32,__builtin_popcount(m)),m); moves++;
    if(c<8){
      uint64_t h=s.hand[p]-=1ull<<8*c; s.top=c==7?NEXT[s.top]:c; *starter=p;    // CH-4.5: the last to play starts
      s.has[p]&=~((uint32_t)((h>>8*c&255)==0)<<c); if(!h){win=p;break;}         // CH-4.1
    } else if(c==8) take(p);
    else if(!(s.in&=~(1u<<p))) break;                                           // CH-4.1
    p+=1+_tzcnt_u32((s.in|s.in<<P)>>(p+1)); p-=p>=P?P:0;                        // CH-3.8
  }
  for(int q=0;q<P;q++)s.score[q]+=worth[s.has[q]]+(s.has[q]>>7)*VAL[s.top];     // CH-4.2, CH-4.3
  if(win>=0&&s.score[win]>0){                                                   // CH-4.4
    uint64_t x=rnd();int t=s.score[win]-FACE[scale(x>>32,6)]-FACE[scale((uint32_t)x,6)];s.score[win]=t<0?0:t;}
  return moves;
}
int main(int argc,char**argv){
  int G=argc>1?atoi(argv[1]):0,P=argc>2?atoi(argv[2]):0; if(G<1||P<2||P>5){fprintf(stderr,"usage: %s GAMES 2-5\n",argv[0]);return 2;}
  for(int i=0;i<256;i++)for(int k=0;k<7;k++)if(i>>k&1)worth[i]+=VAL[k];
  for(int i=0;i<50;i++)deck[i]=i/7;                                  // CH-1.1
  long moves=0,rounds=0,chk=0,wins[5]={0},shared=0;struct timespec t0,t1;clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);
  for(int g=0;g<G;g++){
    memset(s.score,0,sizeof s.score); int starter=0,end=0,low=1<<30,n=0,w=0;    // CH-2.3
    for(int r=0;r<MAXROUNDS&&!end;r++){moves+=playround(P,&starter);rounds++;for(int q=0;q<P;q++)end|=s.score[q]>=TARGET;}
    for(int q=0;q<P;q++){int v=s.score[q];chk+=v;if(v<low){low=v;n=1;w=q;}else n+=v==low;}
    if(n==1)wins[w]++;else shared++;                                            // CH-5.1: the lowest, shared when equal
  }
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double t=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
  printf("C: games %d moves %ld rounds %ld chk %ld time %.3f s, %.2f Mmoves/s\n",G,moves,rounds,chk,t,moves/t/1e6);
  if(argc>3){for(int q=0;q<P;q++)printf("wins seat %d: %ld, ",q,wins[q]);printf("shared: %ld\n",shared);}
  return 0;}
