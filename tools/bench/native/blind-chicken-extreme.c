// Hand-written C: Blind Chicken Extreme (Schacht), default options, random legal playouts of a whole session (one game a
// player). Lower bound for the work.
// args: games (sessions), seats; any third argument prints the means by seat.
// A move is one decision: place a card, play a card, choose a reward, name the leader, choose a benefit (or none).
// Playing face down changes no decision, so it leaves no trace here. A round is one deal.
#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
#include <time.h>
static uint32_t a=0x9e3779b9,b=0x243f6a88,c=0xb7e15162,d=0x12345678;
static inline uint32_t rnd(void){uint32_t x=a^(a<<11);a=b;b=c;c=d;d=d^(d>>19)^x^(x>>8);return d;}
static inline uint32_t below(uint32_t n){return ((uint64_t)rnd()*n)>>32;}
static uint32_t pool=1;   // coin flips, 31 from one draw; the marker bit tells when it is empty
static inline uint32_t flip(void){if(pool==1)pool=rnd()|0x80000000u;uint32_t r=pool&1;pool>>=1;return r;}
#define B(n) (1ull<<(n))
#define CHICKENS (B(17)|B(21)|B(24)|B(27)|B(31)|B(34)|B(37)|B(41)|B(44)|B(47))
#define PIGS (B(25)|B(35)|B(45))
enum {FACE_DOWN,ANY_CARD,CHOOSE_LEADER,NONE};
static const int8_t PENALTY[6]={0,0,3,6,10,15};
int main(int argc,char**argv){int G=atoi(argv[1]),P=atoi(argv[2]);
 static const int cut[6]={0,0,26,14,2,0};int N=0;uint8_t deck[50];
 deck[N++]=0;for(int i=cut[P]+1;i<50;i++)deck[N++]=i;
 const int H=N/P;long moves=0,rounds=0,chk=0,tot[5]={0},sows=0,rew=0,led=0,ben=0;double sq=0;
 struct timespec t0,t1;clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t0);
 for(int g=0;g<G;g++){int score[5][5];uint8_t struck[5]={0};
  for(int r=0;r<P;r++){
   uint8_t row[5][12],lo[5]={0},hi[5];int chick[5]={0},pen[5]={0},reward[5]={0};
   for(int i=N-1;i>0;i--){int j=below(i+1);uint8_t t=deck[i];deck[i]=deck[j];deck[j]=t;}
   for(int p=0;p<P;p++){uint8_t*h=deck+p*H;hi[p]=H;      // arranging: a random hand card to the right end, H times
    for(int i=H;i>0;i--){int j=below(i);uint8_t t=h[j];h[j]=h[i-1];h[i-1]=t;row[p][H-i]=t;}
    moves+=H;}
   int leader=r,rewards=7,adv=NONE,sow=0,lastchick=0,lastpen=0;
   for(int trick=0;trick<H;trick++){
    uint64_t mask=0;int best=-1,taker=0,seat=leader,zero=0,i=0;
    if(adv==ANY_CARD){int k=lo[seat]+below(hi[seat]-lo[seat]);uint8_t*q=row[seat];int x=q[k];   // any card; the rest keep their order
     for(hi[seat]--;k<hi[seat];k++)q[k]=q[k+1];
     mask=B(x);best=x;taker=seat;if(!x)zero=seat;i=1;if(++seat==P)seat=0;}
    if(trick<H-1)for(;i<P;i++){uint32_t f=flip();int x=row[seat][f?hi[seat]-1:lo[seat]];hi[seat]-=f;lo[seat]+=1-f;
     mask|=B(x);if(x>best){best=x;taker=seat;}if(++seat==P)seat=0;}
    else for(;i<P;i++){int x=row[seat][lo[seat]];mask|=B(x);if(x>best){best=x;taker=seat;}if(!x)zero=seat;if(++seat==P)seat=0;}
    moves+=P;adv=NONE;
    if(trick==H-1&&(mask&B(0))&&(mask&B(49))){taker=zero;sow=1;sows++;}
    int n=__builtin_popcountll(mask&CHICKENS);leader=taker;
    if(trick==H-1){lastchick=n;lastpen=PENALTY[n];}
    chick[taker]+=n;pen[taker]+=PENALTY[n];
    uint64_t pig=mask&PIGS;
    if(pig&&!(pig&(pig-1))){reward[taker]++;
     int k;if(rewards==7){k=below(3);moves++;rew++;}
     else if(rewards&(rewards-1)){k=flip()?31-__builtin_clz(rewards):__builtin_ctz(rewards);moves++;rew++;}
     else k=__builtin_ctz(rewards);
     rewards&=~(1<<k);
     if(trick<H-1){if(k==CHOOSE_LEADER){leader=below(P);moves++;led++;}else adv=k;}}
   }
   for(int p=0;p<P;p++)score[r][p]=3*reward[p]-pen[p]-chick[p]+(chick[p]?0:3);
   {int t=leader,o[8],k=1;o[0]=-3;   // -3 none, -2 (a), -1 (b), else the earlier game to be canceled
    if(chick[t]>lastchick)o[k++]=-2;
    if(pen[t]>lastpen)o[k++]=-1;
    if(sow)for(int e=0;e<r;e++)if(!(struck[e]>>t&1))o[k++]=e;
    if(k>1){int x=o[below(k)];moves++;ben++;
     if(x==-2)score[r][t]+=chick[t]-lastchick;else if(x==-1)score[r][t]+=pen[t]-lastpen;
     else if(x>=0){struck[x]|=1<<t;}}}
  }
  rounds+=P;
  for(int p=0;p<P;p++){int s=0;for(int r=0;r<P;r++)if(!(struck[r]>>p&1))s+=score[r][p];tot[p]+=s;chk+=s;sq+=(double)s*s;}
 }
 clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&t1);double t=(t1.tv_sec-t0.tv_sec)+(t1.tv_nsec-t0.tv_nsec)*1e-9;
 printf("C: games %d moves %ld rounds %ld chk %ld time %.3f s, %.2f Mmoves/s\n",G,moves,rounds,chk,t,moves/t/1e6);
 if(argc>3){printf("moves/game %.4f score sum/game %.4f mean square %.3f; per deal: reward choices %.4f leaders %.4f benefits %.4f sows %.5f\n",
   (double)moves/G,(double)chk/G,sq/G/P,(double)rew/rounds,(double)led/rounds,(double)ben/rounds,(double)sows/rounds);
  for(int p=0;p<P;p++)printf("seat %d: score %.4f\n",p,(double)tot[p]/G);}}
