// key | label | listing field = values that satisfy it (empty: only the description can say) |
// categories it suggests when the buyer names none | words buyers use
export const featureRows = `
wheelchair|Wheelchair accessible|lift=lift,ramp,kneeling||wheelchair;wheel chair;wheelchair accessible;handicap;handicapped;handicap accessible;handicapped accessible;ada;ada accessible;ada compliant;accessible;disability;disabled;lift bus;mobility
wheelchair_lift|Wheelchair lift|lift=lift||lift;braun;wc lift;w/c lift;wheelchair lift;wheel chair lift;handicap lift;ada lift;braun lift;ricon;ricon lift;lift equipped;wheelchair lift equipped;rear lift;front lift;side lift;with lift
wheelchair_ramp|Wheelchair ramp|lift=ramp||ramp;wheelchair ramp;low floor ramp;fold out ramp;flip ramp;handicap ramp
lift_door_only|Lift door without lift|||lift door;wheelchair door
kneeling|Kneeling suspension|lift=kneeling||kneel;kneeling
wc_positions|Wheelchair positions|wheelchairPositions>0||tie down;tiedown;wheelchair tie down;wheelchair spot;wc spot;q straint;qstraint;sure lok;surelok;securement;wheelchair position
restroom|Restroom|restroom=true||restroom;rest room;bathroom;toilet;lav;lavatory;potty;washroom
luggage|Luggage space|luggage=rear,interior-rack,underfloor,roof||luggage;luggage space;luggage storage;baggage;cargo
luggage_rear|Rear luggage|luggage=rear||rear luggage;luggage area;luggage compartment;rear storage;cargo area;luggage in rear;luggage rear;rear cargo
luggage_underfloor|Underfloor luggage bays|luggage=underfloor||under floor luggage;underfloor;underfloor luggage;luggage bay;luggage bin;under bus storage;pass through storage;belly storage;belly bin;basement;underbelly storage;storage bay
luggage_overhead|Overhead racks|luggage=interior-rack||overhead rack;parcel rack;overhead storage;overhead luggage;overhead bin;overhead luggage rack;luggage rack
ac|Air conditioning|airConditioning=dash,rear,both,roof,other||ac;a/c;air conditioning;air conditioned;air conditioner;air con;aircon;air;cold ac;aircondition
ac_front|Front A/C|airConditioning=dash,both||dash air;dash ac;in dash ac;front ac;front air
ac_rear|Rear A/C|airConditioning=rear,both,roof||rear air;rear ac;ceiling ac;skirt mounted condenser;roof ac;roof top ac;rooftop ac;roof top a/c;trans air;transair;thermo king;thermoking;carrier ac;proair;rear air conditioning;roof air;dual ac;rear heat and ac
heat_rear|Rear heat|||rear heat;rear heater;floor heater;webasto;espar;aux heat;auxiliary heater
perimeter_seating|Perimeter seating|seatType=perimeter|limo-bus|perimeter;perimeter seating;perimeter seat;limo seating;j seating;wrap around seating;limo style seating
recliners|Reclining seats|seatType=recliner||recliner;recline;reclining;reclining seat;recliner seat
high_back|High-back seats|seatType=high-back||highback;high back;mid high;high back seat
leather|Leather seats|||leather;leatherette;leather seat
track_seating|Track seating|||track seat;removable seat;l track;flex seating;track seating;flex seat;slide and click
fold_away|Fold-away seats|seatType=fold-away||fold away;foldaway;flip seat;fold down seat;jump seat;fold away seat;foldaway seat;folding seat;flip up seat
belts|Seat belts|seatBelts=2-point,3-point,icr||seat belt;seatbelt;belts;safety belt
belts_2pt|Lap belts|seatBelts=2-point||lap belt;2pt;2 point;2pt belt;2 point belt;2 point seat belt;two point belt;2pt seat belt
belts_3pt|Lap and shoulder belts|seatBelts=3-point||3 point;three point;3pt;lap shoulder;lap shoulder belt;shoulder belt;3pt belt;3 point belt;3 point seat belt;3pt seat belt;three point belt;three point seat belt;three point seatbelt;lap and shoulder belt
icr|Integrated child seats|seatBelts=icr|school-activity;school|child seat;infant seat;built in child seat;built in infant seat;icr;car seat;child restraint;integrated child seat
wifi|Wi-Fi|||wifi;wi fi;wireless internet;router;internet
outlets|Power outlets|||110v;110 outlet;outlet;power outlet;usb;usb port;power port;charging port;usb charger
tv_dvd|TV and DVD|||tv;dvd;dvd player;monitor;flat screen;video system;video monitor;television
pa|PA system|||pa system;microphone;public address
amfm|Radio|||am/fm;amfm;radio;stereo;bluetooth;cd player
galley|Galley|||galley;kitchen;kitchenette;coffee maker
bar|Bar and coolers|||wet bar;bar;ice chest;cooler
dance_pole|Dance pole and lights|||dance pole;pole;led light;laser;fiber optic;strobe
card_tables|Tables|||card table;game table;conference table;tables
sleeper|Bunks|||bunk;bunk bed;sleeper
generator|Generator|||generator;genset;onan;kohler
slide_outs|Slide-outs|||slide;slide out;slideout;double slide;triple slide;quad slide
air_brakes|Air brakes|brakes=air||air brake;airbrake
hydraulic_brakes|Hydraulic brakes|brakes=hydraulic||hydraulic brake;juice brake;hydraulic
air_ride|Air ride|suspension=air||air ride;airride;air bag suspension;air suspension;air bags
mor_ryde|Mor/ryde suspension|suspension=rubber||morryde;mor ryde;mor/ryde
retarder|Engine brake or retarder|||jake;jake brake;telma;retarder;exhaust brake;engine brake
cruise|Cruise control|||cruise;cruise control
aluminum_wheels|Aluminum wheels|||alcoa;aluminum wheel;alloy wheel;alloy;alcoa wheel
electric_door|Electric entrance door|||power door;electric door
air_door|Air door|||air door
stainless|Stainless steel|||stainless;stainless steel
destination_sign|Destination sign|||luminator;twin vision;destination sign;led sign
farebox|Fare box|||farebox;fare box
bike_rack|Bike rack|||bike rack
backup_camera|Backup camera|||backup camera;back up camera;rear camera;backup cam;rear view camera
camera_360|Camera system|||dvr;360 camera;surveillance;seon;angel trax;camera system;security camera
gps|GPS|||gps;zonar;samsara;telematics
stop_arm|Stop arm and eight-way lights||school|stop arm;stop sign;8 way;8 way light;eight way light
crossing_gate|Crossing gate|||crossing arm;crossing gate
roof_hatch|Roof hatches|||roof hatch
emergency_windows|Push-out windows|||push out window;egress window
tinted|Tinted windows|||tint;tinted;tinted window;dark window;limo tint
white_paint|White|colorExterior=white||white;white paint
yellow_paint|School-bus yellow|colorExterior=yellow||yellow;nsby;yellow paint
raised_roof|Raised roof|||high roof;hi top;high top;high headroom;raised roof;roof raise;78 inch headroom
rear_engine|Rear engine|||rear engine;rear engined;pusher
front_engine|Front engine|||front engine;front engined
four_wheel_drive|4x4|drive=4x4||4x4;four wheel drive;4wd;quigley;4 wheel drive
low_floor|Low floor|||low floor;lowfloor;step free
open_top|Open top||double-decker|open top;opentop;open roof;topless
seats_removed|Seats removed|||seats out;gutted;no seat;empty shell;shell;seats removed;without seat;stripped
rust_free|Rust free|||no rust;rust free;rustfree;without rust;southern bus;zero rust
undercoated|Undercoated|||undercoat;undercoating;undercoated
dot_ready|DOT inspected|||dot ready;dot inspected;fresh dot;dot inspection;inspected;state inspected;current inspection
warranty|Warranty|||warranty;factory warranty;under warranty
one_owner|One owner|||1 owner;one owner;single owner
fleet_maintained|Maintenance records|||maintenance record;service record;fleet maintained;fleet maintenance;service history
new_tires|Good tires|||new tire;good tire
carb|CARB compliant|||carb;carb compliant;carb legal;california legal;california compliant;ca legal;ca compliant;spab
def_free|No DEF or DPF|||pre emission;no def;no dpf;pre def;without def;no emission;def free;deleted
`;
